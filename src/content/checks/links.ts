/** Checks that links and components refer to pages, headings, programs and masseuses that exist. */
import {type Body, lineOfNode, propsOf} from '../pageText';
import {noSuch} from '../errorMessages';
import type {Problem} from '../problems';
import type {Page} from '../parsePage';
import type {Source} from '../read';
import {NEEDED_PAGES, hasAddress} from '../kinds';
import {lookUp} from '../lookUp';

/** Links that components write, so that a change in docs/business.yml reaches every page. */
const BY_COMPONENT = [
  [/^mailto:/, '<MailLink />'],
  [/^tel:/, '<CallLink />'],
  [/^https:\/\/(?:wa\.me|api\.whatsapp)/, '<WhatsAppLink />'],
  [/^https:\/\/(?:maps\.|goo\.gl\/maps|(?:www\.)?google\.[a-z.]+\/maps)/, '<MapLink>'],
] as const;

type Targets = {
  /** Pages with an address, by id. */
  readonly pages: readonly string[];
  readonly programs: readonly string[];
  readonly masseuses: readonly string[];
  /** Names of programs and masseuses in a language. */
  readonly namesIn: (locale: string, folder: 'programs' | 'masseuses') => readonly string[];
  readonly bodyOf: (locale: string, id: string) => Body | undefined;
};

/** What links and components may refer to. */
export function targetsOf({pages, defaultLocale}: Source, bodyOf: Targets['bodyOf']): Targets {
  const originals = pages.filter(({locale}) => locale === defaultLocale);
  const idsIn = (folder: string): string[] =>
    originals.flatMap(({id}) => (id.startsWith(`${folder}/`) ? id.slice(folder.length + 1) : []));
  return {
    pages: originals.map(({id}) => id).filter(hasAddress),
    programs: idsIn('programs'),
    masseuses: idsIn('masseuses'),
    // Names of masseuses are facts, those of programs words.
    namesIn: (locale, folder) =>
      pages
        .filter((page) => page.id.startsWith(`${folder}/`))
        .filter((page) => page.locale === (folder === 'masseuses' ? defaultLocale : locale))
        .map(({fields}) => String(fields.name)),
    bodyOf,
  };
}

/** Reports each link and each property whose target does not exist. */
export function linkProblems(
  {file, id: self, locale}: Page,
  body: Body,
  targets: Targets,
): Problem[] {
  const unknown = (
    line: number,
    field: string | undefined,
    typed: string,
    known: readonly string[],
    what: string,
  ): Problem[] =>
    known.includes(typed) ? [] : [{file, line, field, message: noSuch(what, typed, known)}];
  const toPage = (line: number, field: string | undefined, id: string, anchor = ''): Problem[] => {
    if (!targets.pages.includes(id)) return unknown(line, field, id, targets.pages, 'page');
    const headings = targets.bodyOf(locale, id)?.headings.map((heading) => `#${heading.id}`);
    const what = `heading of /${id}.mdx with the id`;
    return anchor && headings ? unknown(line, field, `#${anchor}`, headings, what) : [];
  };
  const inText = body.links.flatMap((node): Problem[] => {
    const line = lineOfNode(node);
    const {url} = node;
    const component = BY_COMPONENT.find(([pattern]) => pattern.test(url))?.[1];
    if (component)
      return [{file, line, message: `Write ${component} in place of the address ${url}.`}];
    if (url.startsWith('https://')) return [];
    const [isInside, id, anchor] = /^(?:\/(.+)\.mdx)?(?:#(.+))?$/.exec(url) ?? [];
    if (isInside) return toPage(line, undefined, id ?? self, anchor);
    const message = `Link to a page by its file, such as /massage-menu.mdx, or to https:// in place of ${url || 'nothing'}.`;
    return [{file, line, message}];
  });
  const inComponents = body.elements.flatMap(({node}): Problem[] => {
    const line = lineOfNode(node);
    const props = propsOf(node);
    const field = (name: string): string => `<${node.name} ${name}>`;
    const text = (name: string): string | undefined => {
      const value = props[name];
      return typeof value === 'string' ? value : undefined;
    };
    const [page, suffix, program, masseuse] = ['page', 'suffix', 'program', 'masseuse'].map(text);
    const selected = /^\?selected=(.+)/.exec(suffix ?? '')?.[1];
    const programs =
      node.name === 'Service' ? targets.programs : targets.namesIn(locale, 'programs');
    const names = targets.namesIn(locale, 'masseuses');
    const needed = lookUp(NEEDED_PAGES, node.name ?? '');
    return [
      ...(needed ? toPage(line, `<${node.name}>`, needed) : []),
      ...(page ? toPage(line, field('page'), page, /^#(.+)/.exec(suffix ?? '')?.[1]) : []),
      ...(selected ? unknown(line, field('suffix'), selected, targets.masseuses, 'masseuse') : []),
      ...(program ? unknown(line, field('program'), program, programs, 'program') : []),
      ...(masseuse ? unknown(line, field('masseuse'), masseuse, names, 'masseuse') : []),
    ];
  });
  return [...inText, ...inComponents];
}
