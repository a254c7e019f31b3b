/** Links that one language has and the other lost, and links to other websites that lead elsewhere. */
import type {Link} from 'mdast';

import {type Fault, faultAt} from '../../body/faults';
import {hostOf} from '../../body/linkWords';
import {textOf} from '../../body/walk';
import {closest} from '../../closest';
import {wordsIn} from '../../language/wordCounts';
import type {Problem} from '../../problems';
import {lostAnchors} from './lostAnchors';
import {type Block, anyLanguage, blocksOf, isOutside, namesOf, pageOf, pagesIn} from './linkBlocks';
import {type RawDocument, isUnread, originalsOf, inFile} from '../raw';

/** Paragraphs that say the same differ in length by less. */
const LEAST_SHARE = 0.8;

/** A name of a page that stands in a block without its link. */
function nameIn({words}: Block, names: ReadonlySet<string> | undefined): string | undefined {
  const plain = [...(names ?? [])].filter((name) => /^[\p{L} ]{4,}$/u.test(name));
  return plain.find((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(words));
}

/** Whether two paragraphs are about as long: with a sentence more, one says more, and may link to more. */
function areAsLong(one: Block, other: Block): boolean {
  const [here, there] = [one, other].map(({node}) => wordsIn(textOf(node)).length) as [
    number,
    number,
  ];
  return Math.min(here, there) >= LEAST_SHARE * Math.max(here, there);
}

type Told = {readonly document: RawDocument; readonly fault: Fault};

/** Links of a twin that a text has nowhere: told where the words of the link still stand. */
function lostIn(
  document: RawDocument,
  twin: RawDocument,
  names: ReadonlyMap<string, ReadonlySet<string>>,
): Told[] {
  const [here, there] = [blocksOf(document), blocksOf(twin)];
  const isAlike =
    here.map(({node}) => node.type).join() === there.map(({node}) => node.type).join();
  const has = pagesIn(document);
  return there.flatMap((block, at) =>
    block.links.flatMap((link): Told[] => {
      const page = pageOf(link);
      if (page === undefined || has.has(page) || page === document.id) return [];
      // Elsewhere each language may choose its own websites.
      if (isOutside(link.url) && document.kind !== 'legal') return [];
      const called = names.get(`${document.locale} ${page}`);
      const named = here.find((one) => nameIn(one, called));
      // Where both are built alike, the same paragraph has it.
      const own = named ?? (isAlike ? here[at] : undefined);
      if (!own) return [];
      // A page may link to more in one language.
      const isFree = document.kind !== 'legal' && (document.isOriginal || !areAsLong(own, block));
      if (!named && isFree) return [];
      const name = nameIn(own, called);
      const found = name ? `“${name}” without its link` : `no link to ${link.url}`;
      const remedy = `${twin.file} has it: write [${name ?? 'words'}](${link.url}), or delete the link there.`;
      return [{document, fault: faultAt(own.node, found, remedy)}];
    }),
  );
}

/** Links to other websites, in their order. */
const outside = (document: RawDocument): Link[] =>
  blocksOf(document).flatMap(({links}) => links.filter(({url}) => isOutside(url)));

/** Another website in the place of the original’s: in a legal text any, elsewhere one with nearly its name. */
function otherSites(document: RawDocument, original: RawDocument): Told[] {
  const [here, there] = [outside(document), outside(original)];
  if (here.length !== there.length) return [];
  const sites = there.map(({url}) => hostOf(url) ?? '');
  return here.flatMap((link, at): Told[] => {
    const [host, twin] = [hostOf(link.url) ?? '', there[at]];
    if (!twin || sites.includes(host)) return [];
    const site = sites[at] ?? '';
    if (document.kind !== 'legal' && closest(host, [site]) === undefined) return [];
    if (anyLanguage(host) === anyLanguage(site)) return [];
    const remedy = `The original leads to ${twin.url} there: correct it here or in ${original.file}.`;
    return [{document, fault: faultAt(link, `a link to ${link.url}`, remedy)}];
  });
}

/** Names links that one of two languages lost, or that lead to another website, unless their line is `told`. */
export function checkLostLinks(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  const originals = originalsOf(documents);
  const names = namesOf(documents);
  const isTold = ({file}: RawDocument): boolean =>
    told.some((one) => one.file === file && !one.field);
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    if (!original || original === document || document.kind === 'masseuse') return [];
    if ([document, original].some((one) => isUnread(one) || isTold(one))) return [];
    const others = otherSites(document, original);
    const lost = [[document, original] as const, [original, document] as const].flatMap(
      ([one, twin]) => [
        ...lostIn(one, twin, names),
        ...lostAnchors(one, twin).map((fault) => ({document: one, fault})),
      ],
    );
    return (others.length > 0 ? others : lost).map((one) => inFile(one.document, one.fault));
  });
}
