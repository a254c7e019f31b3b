/** Finds mistakes in the heads of pages: missing tags, and heads that contradict each other. */

/** The head of a built page. Addresses are absolute. */
export type Head = {
  readonly path: string;
  readonly url: string;
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Addresses by language, with `x-default`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Content of `meta name` and `meta property`. */
  readonly meta: Readonly<Record<string, string>>;
};

export type HeadRules = {
  /** Every language of the site, such as `en-US`. */
  readonly languages: readonly string[];
  /** The language that `x-default` stands for. */
  readonly original: string;
};

/** Tags for previews of shared links. */
const SOCIAL = [
  'og:type',
  'og:site_name',
  'og:url',
  'og:title',
  'og:description',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'twitter:image',
];
const LONGEST_TITLE = 60;

/** Whether search engines may list the page. */
export const isIndexed = ({meta}: Head): boolean => !/noindex/.test(meta.robots ?? '');

/** Such as "es_ES"; undefined for a language without a region, which Open Graph cannot say. */
const openGraphLocale = (lang: string): string | undefined =>
  /^[a-z]+-[A-Z]{2}$/.test(lang) ? lang.replace('-', '_') : undefined;

function ownFaults(head: Head): string[] {
  const {url, title, description, canonical, meta} = head;
  const wrong = {
    'the title is missing': title === '',
    'the title is too long for a tab': title.length > LONGEST_TITLE,
    'the description is missing': description === '',
    [`the canonical address is ${canonical}`]: canonical !== url,
    [`og:url is ${meta['og:url']}`]: meta['og:url'] !== url,
    [`og:locale is ${meta['og:locale']}`]: meta['og:locale'] !== openGraphLocale(head.lang),
  };
  return [
    ...Object.entries(wrong).flatMap(([fault, found]) => (found ? [fault] : [])),
    ...SOCIAL.filter((name) => !meta[name]).map((name) => `${name} is missing`),
  ];
}

function alternateFaults(
  head: Head,
  byUrl: ReadonlyMap<string, Head>,
  {languages, original}: HeadRules,
): string[] {
  const {alternates, lang, url} = head;
  const expected = [...languages, 'x-default'].sort().join();
  const found = Object.keys(alternates).sort().join();
  if (found !== expected) return [`alternates are ${found || 'missing'} instead of ${expected}`];
  return [
    ...(alternates[lang] === url ? [] : [`its own alternate is ${alternates[lang]}`]),
    ...(alternates['x-default'] === alternates[original] ? [] : ['x-default is not the original']),
    ...languages.flatMap((language) => {
      const target = byUrl.get(alternates[language] ?? '');
      if (!target) return [`the alternate ${alternates[language]} is no page`];
      if (target.lang !== language) return [`the alternate ${target.path} is not ${language}`];
      return target.alternates[lang] === url ? [] : [`${target.path} does not point back`];
    }),
  ];
}

/** Pages with the same title or description. */
function duplicates(heads: readonly Head[], field: 'title' | 'description'): string[] {
  return heads.flatMap((head, index) => {
    const earlier = heads.slice(0, index).find((other) => other[field] === head[field]);
    return earlier ? [`${earlier.path} and ${head.path} have the same ${field}`] : [];
  });
}

/** Reports all mistakes, each with its page. */
export function headFaults(heads: readonly Head[], rules: HeadRules): string[] {
  const byUrl = new Map(heads.map((head) => [head.url, head]));
  const faults = heads.flatMap((head) =>
    [...ownFaults(head), ...alternateFaults(head, byUrl, rules)].map(
      (fault) => `${head.path}: ${fault}`,
    ),
  );
  return [...faults, ...duplicates(heads, 'title'), ...duplicates(heads, 'description')];
}
