/**
 * Which rules of a style sheet pages need until the whole sheet comes: those that match an element of theirs that is laid
 * out until then. What is in `<noscript>` is text where there is script; without it the page waits for the whole sheet
 * (src/template/template.ts).
 */
import {type AnyNode, type Element, load} from 'cheerio';
import {_compileToken as compile} from 'css-select';
import {type Selector, parse} from 'css-what';
import type {ChildNode, Root} from 'postcss';

import {writeRootValues} from './rootValues';

/** Parts of a selector such as `:not(.open)` and `[href=".pdf"]`, the innermost first. */
const IN_BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;
/** Such as `.hero` in `main .hero > p`. */
const CLASS_SELECTOR = /\.([\w-]+)/g;
/** Such as `class="hero wide"`, or `class=hero` where the minifier dropped the quotation marks. */
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|([^\s>]+))/g;

const ANY = {type: 'universal', namespace: null} as Selector;
/** Pseudo-classes that do not change until the whole sheet has come, or contain selectors of which one has to match. */
const LASTING = /^(root|disabled|(first|last|only)-(child|of-type)|nth-.*|is|where|has)$/;
/** Attributes that change before the whole sheet has come: by the boot script and by `<details>`. */
const CHANGING = /^(open|hidden|aria-busy)$/;

/** What the boot script writes to the root (src/template/boot/marks.ts). */
const MARK = /^data-(script|whole|moved|selected)$/;
/** What is left out of the layout until the whole sheet comes, and the rule that leaves it out (css/offscreen.css). */
export const LATE =
  '.late:nth-child(n + 3), .late:nth-child(n + 3) ~ :is(h2, ul, ol), main:has(.late:nth-child(n + 3)) + footer';
const LEAVES_OUT = ':not([data-whole])';

/** All classes of elements in pages. */
export function classesIn(pages: readonly string[]): Set<string> {
  const attributes = pages.flatMap((html) => [...html.matchAll(CLASS_ATTRIBUTE)]);
  return new Set(attributes.flatMap(([, quoted, plain]) => (quoted ?? plain ?? '').split(/\s+/)));
}

/** Classes without which a selector matches nothing: not those in parentheses, nor what is text in brackets. */
function neededClasses(selector: string): string[] {
  const outside = selector.replace(IN_BRACKETS, '');
  if (outside !== selector) return neededClasses(outside);
  return [...selector.matchAll(CLASS_SELECTOR)].map(([, name = '']) => name);
}

/**
 * States of input, which asks for the whole sheet (src/template/boot.ts): nothing is under a pointer or selected before the
 * first paint, and until the sheet comes everything has the same outline for focus.
 */
function isForInput(selector: string): boolean {
  const states = selector.replace(/:not\([^)]*\)/g, '');
  return /:hover|:active|::selection/.test(states) || /[^\s>+~,(]:focus-visible/.test(states);
}

const isRoot = (part: Selector): boolean =>
  (part.type === 'tag' && part.name === 'html') || (part.type === 'pseudo' && part.name === 'root');

/** What a part of a selector asks for that does not change before the whole sheet comes, such as no state. */
function lastingPart(part: Selector): Selector {
  if (part.type === 'attribute') return CHANGING.test(part.name) ? ANY : part;
  if (part.type === 'pseudo-element') return ANY;
  if (part.type !== 'pseudo') return part;
  const inner = Array.isArray(part.data) ? part.data : [];
  if (part.name === 'not') {
    const lasts = inner.flat().every((each) => lastingPart(each) === each && !isRoot(each));
    return lasts ? part : ANY;
  }
  if (!LASTING.test(part.name)) return ANY;
  return inner.length > 0 ? {...part, data: inner.map(lasting)} : part;
}

function lasting(selector: readonly Selector[]): Selector[] {
  const ofRoot = selector.some(isRoot);
  const isMark = (part: Selector): boolean =>
    ofRoot && part.type === 'attribute' && MARK.test(part.name);
  return selector.map((part) => (isMark(part) ? ANY : lastingPart(part)));
}

/** Elements that are laid out before the whole sheet comes, and all elements. */
function elementsIn(html: string) {
  const root = load(html).root();
  const all = root.find('*').get();
  const late = new Set<AnyNode>(root.find(LATE).find('*').addBack().get());
  return {all, early: all.filter((element) => !late.has(element))};
}

/** Returns whether a selector can match an element of pages, before anything but the boot script has changed them. */
function matcherOf(pages: readonly string[]): (selector: string) => boolean {
  const classes = classesIn(pages);
  const parts = pages.map(elementsIn);
  const all = parts.flatMap((part) => part.all);
  const early = parts.flatMap((part) => part.early);
  return (selector) => {
    if (isForInput(selector)) return false;
    if (!neededClasses(selector).every((name) => classes.has(name))) return false;
    const matches = compile<AnyNode, Element>(parse(selector).map(lasting));
    return (selector.includes(LEAVES_OUT) ? all : early).some(matches);
  };
}

const isForPaper = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (node.name === 'page' || (node.name === 'media' && node.params.trim() === 'print'));

const isKeyframes = (node: ChildNode): boolean =>
  node.type === 'atrule' && node.name.endsWith('keyframes');

/** Leaves the selectors of a rule, or of the rules in an at-rule, that match; nothing where none does. */
function keepMatching(node: ChildNode, matches: (selector: string) => boolean): void {
  if (isForPaper(node)) node.remove();
  else if (node.type === 'rule') {
    const matching = node.selectors.filter(matches);
    if (matching.length > 0) node.selectors = matching;
    else node.remove();
  } else if (node.type === 'atrule' && node.nodes && !isKeyframes(node)) {
    [...node.nodes].forEach((inner) => keepMatching(inner, matches));
    if (node.nodes.length === 0) node.remove();
  }
}

/** Words in the values of declarations and in conditions, the names of custom properties and animations among them. */
function wordsIn(sheet: Root): Set<string> {
  const texts: string[] = [];
  sheet.walkDecls(({value}) => void texts.push(value));
  sheet.walkAtRules((rule) => void (isKeyframes(rule) || texts.push(rule.params)));
  return new Set(texts.join(' ').match(/[\w-]+/g));
}

/** Removes a node, and what is around it if nothing else is in that. */
function removeWhole(node: ChildNode): void {
  const {parent} = node;
  node.remove();
  if (parent?.type !== 'root' && parent?.nodes?.length === 0) removeWhole(parent as ChildNode);
}

/** Removes animations and custom properties that no rule uses, and those that only these have used. */
function removeUnused(sheet: Root): void {
  const words = wordsIn(sheet);
  const unused: ChildNode[] = sheet.nodes.filter(
    (node) => node.type === 'atrule' && isKeyframes(node) && !words.has(node.params),
  );
  sheet.walkDecls(/^--/, (declaration) => {
    if (!words.has(declaration.prop)) unused.push(declaration);
  });
  unused.forEach(removeWhole);
  if (unused.length > 0) removeUnused(sheet);
}

/** The rules of a style sheet that pages need for their first paint on a screen, in their order. */
export function rulesFor(sheet: Root, pages: readonly string[]): string {
  const matches = matcherOf(pages);
  const own = sheet.clone();
  [...own.nodes].forEach((node) => keepMatching(node, matches));
  // Only states of input and React start them.
  own.walkDecls(/^transition/, removeWhole);
  writeRootValues(own);
  removeUnused(own);
  return own.toString();
}
