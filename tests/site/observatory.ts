/**
 * The score of a site in Mozilla's HTTP Observatory, by its published table (src/grader/charts.js in
 * github.com/mdn/mdn-http-observatory, August 2026): 100 minus penalties; from 90 on, bonuses are added.
 * Cookies, certificates and the redirect to HTTPS, which headers do not show, are left out: they add nothing.
 */

type Outcome = readonly [modifier: number, outcome: string];

/** Header names in lower case. */
export type Received = Readonly<Record<string, string | undefined>>;

/** Sources that allow nearly everything: `https:`, `*`, `https://*.*`. */
const BROAD = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
/** `'unsafe-inline'` and `data:`. */
const UNSAFE_INLINE = /^('unsafe-inline'|data:)$/;

type Policy = ReadonlyMap<string, readonly string[]>;

/** Directives by name. Of duplicates the first one is used, as in browsers. */
function parsePolicy(text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function policyOutcome(text: string | undefined): Outcome {
  if (!text) return [-25, 'no policy'];
  const policy = parsePolicy(text);
  const sourcesOf = (name: string): readonly string[] =>
    policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [script, object, style] = ['script-src', 'object-src', 'style-src'].map(sourcesOf) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const broad = (source: string): boolean => BROAD.test(source);
  const unsafe = (source: string): boolean => broad(source) || UNSAFE_INLINE.test(source);
  const insecure = (source: string): boolean => /^(http|ftp):/.test(source);
  const passive = new Set(['img-src', 'media-src']);
  const active = [...policy].filter(([name]) => !passive.has(name)).flatMap(([, all]) => all);
  if (script.some(unsafe) || object.some(broad)) return [-20, 'unsafe inline'];
  if (active.some(insecure)) return [-20, 'insecure scheme'];
  if ([...script, ...style].includes("'unsafe-eval'")) return [-10, 'unsafe eval'];
  if ([...passive].flatMap(sourcesOf).some(insecure)) return [-10, 'insecure pictures'];
  if (style.some(unsafe)) return [0, 'unsafe style'];
  return policy.get('default-src')?.join() === "'none'"
    ? [10, "default-src 'none'"]
    : [5, 'nothing unsafe'];
}

function transportOutcome(text: string | undefined): Outcome {
  if (!text) return [-20, 'no HSTS'];
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(text)?.[1];
  if (!age || text.includes(',')) return [-20, 'invalid HSTS'];
  // A domain on the preload list of browsers gets five more, which headers do not show.
  return Number(age) < 15_768_000 ? [-10, 'HSTS for less than six months'] : [0, 'HSTS'];
}

/** Policies by which other sites learn no address of a page. */
const PRIVATE_REFERRER = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function referrerOutcome(text: string | undefined): Outcome {
  if (!text) return [0, 'no referrer policy'];
  return PRIVATE_REFERRER.includes(text) ? [5, 'private referrer'] : [-5, 'unsafe referrer'];
}

function frameOutcome(headers: Received): Outcome {
  if (parsePolicy(headers['content-security-policy'] ?? '').has('frame-ancestors')) {
    return [5, 'frames by the policy'];
  }
  const text = headers['x-frame-options']?.toLowerCase();
  return text === 'deny' || text === 'sameorigin' ? [5, 'frames'] : [-20, 'may be framed'];
}

/** Headers that keep other origins out: which values are worth points, and which one means as much as none. */
const ISOLATION = [
  {
    name: 'CORP',
    header: 'cross-origin-resource-policy',
    bonus: ['same-origin', 'same-site'],
    neutral: 'cross-origin',
  },
  {
    name: 'COOP',
    header: 'cross-origin-opener-policy',
    bonus: ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    neutral: 'unsafe-none',
  },
  {
    name: 'COEP',
    header: 'cross-origin-embedder-policy',
    bonus: ['require-corp', 'credentialless'],
    neutral: 'unsafe-none',
  },
];

const isolationOutcomes = (headers: Received): Outcome[] =>
  ISOLATION.map(({name, header, bonus, neutral}) => {
    const text = headers[header];
    if (text === undefined || text === neutral) return [0, `no ${name}`];
    return bonus.includes(text) ? [10, name] : [-5, `invalid ${name}`];
  });

/** Scripts of other sites have a penalty, those with `integrity` a bonus. */
function scriptsOutcome(
  scripts: readonly {readonly src: string; readonly integrity: boolean}[],
): Outcome {
  const foreign = scripts.filter(({src}) => /^(https?:)?\/\//.test(src));
  if (foreign.some(({src}) => !src.startsWith('https:'))) return [-50, 'insecure scripts'];
  if (foreign.some(({integrity}) => !integrity)) return [-5, 'foreign scripts'];
  return scripts.some(({integrity}) => integrity) ? [5, 'integrity'] : [0, 'own scripts'];
}

/** Every outcome of a page, and the score. */
export function observatoryScore(
  headers: Received,
  scripts: Parameters<typeof scriptsOutcome>[0] = [],
): {readonly score: number; readonly outcomes: readonly Outcome[]} {
  const outcomes: readonly Outcome[] = [
    policyOutcome(headers['content-security-policy']),
    transportOutcome(headers['strict-transport-security']),
    referrerOutcome(headers['referrer-policy']),
    headers['x-content-type-options'] === 'nosniff' ? [0, 'nosniff'] : [-5, 'sniffing'],
    frameOutcome(headers),
    ...isolationOutcomes(headers),
    scriptsOutcome(scripts),
    headers['access-control-allow-origin'] && headers['access-control-allow-credentials']
      ? [-50, 'open to every origin']
      : [0, 'no CORS'],
  ];
  const sum = (all: readonly Outcome[]): number =>
    all.reduce((total, [points]) => total + points, 100);
  const without = sum(outcomes.filter(([points]) => points < 0));
  return {score: Math.max(0, without >= 90 ? sum(outcomes) : without), outcomes};
}
