/** Photos that a page’s blocks stand before: the page names them. */
import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {type Element, attributeOf, isElement, stepsOf} from '../../body/walk';
import {closest} from '../../closest';
import {rulesOf} from '../../kinds';
import type {RawDocument} from '../raw';

/** The fact that names the photo of a block with ground="photo", and what to do without one. */
const PHOTOS = {
  CallToAction: {fact: 'closingPhoto', instead: 'delete ground="photo"'},
  PageHero: {fact: 'photo', instead: 'write ground="floor"'},
} as const;

type Block = keyof typeof PHOTOS;
const isBlock = (name: string | null): name is Block =>
  name !== null && Object.hasOwn(PHOTOS, name);
const isNamed = (node: Element): node is Element & {name: Block} => isBlock(node.name);

/** Whether a block stands before a photo; the head of a page does where it says nothing else. */
const hasPhoto = (node: Element & {name: Block}): boolean =>
  attributeOf(node, 'ground') === 'photo' ||
  (node.name === 'PageHero' &&
    !node.attributes.some((one) => 'name' in one && one.name === 'ground'));

/** Blocks of a page that stand before a photo. */
function photographed({body}: RawDocument) {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node}) =>
    isElement(node) && isNamed(node) && hasPhoto(node) ? [{node, name: node.name}] : [],
  );
}

/** Whether a page has a fact, under whatever name: a misspelt one is told there. */
function hasFact({frontMatter, kind}: RawDocument, fact: string): boolean {
  const {facts, words} = rulesOf(kind);
  const isStrange = (name: string): boolean => !(name in facts.shape) && !(name in words.shape);
  const names = Object.keys(frontMatter);
  return names.includes(fact) || closest(fact, names.filter(isStrange)) !== undefined;
}

/** A photo for a closing that stands before none. */
export function idlePhoto(document: RawDocument): Fault[] {
  const {closingPhoto} = document.facts;
  if (closingPhoto === undefined || !document.body.includes('<CallToAction')) return [];
  if (photographed(document).some(({name}) => name === 'CallToAction')) return [];
  const found = `${String(closingPhoto)}, and no <CallToAction> of the page shows a photo`;
  const remedy = 'Write <CallToAction ground="photo"> in every language, or delete this line.';
  return [{field: 'closingPhoto', found, remedy}];
}

/** Blocks before a photo that the page does not name; what the original has as well is told there. */
export function groundFaults(document: RawDocument, original: RawDocument | undefined): Fault[] {
  if (!original) return [];
  const there = document === original ? [] : photographed(original).map(({name}) => name);
  return photographed(document).flatMap(({node, name}): Fault[] => {
    const {fact, instead} = PHOTOS[name];
    const hasOwn = fact === 'photo' && original.facts.hero !== undefined;
    if (hasOwn || hasFact(original, fact) || there.includes(name)) return [];
    const ground = attributeOf(node, 'ground') === 'photo' ? ' ground="photo"' : '';
    const found = `<${name}${ground}>, and the page names no ${fact}`;
    const isPossible = fact in rulesOf(document.kind).facts.shape;
    const write = `Write ${fact}: and the number of a gallery photo below # facts in ${original.file}, or `;
    const remedy = isPossible ? `${write}${instead}.` : `Only pages name one: ${instead}.`;
    return [faultAt(node, found, remedy)];
  });
}
