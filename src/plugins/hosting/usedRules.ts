/** Which rules of a style sheet a page uses, by the classes in it. */
import type {ChildNode, Root} from 'postcss';

/** Parts of a selector such as `:not(.open)` and `[href=".pdf"]`, the innermost first. */
const IN_BRACKETS = /\([^()]*\)|\[[^\]]*\]/g;
/** Such as `.hero` in `main .hero > p`. */
const CLASS_SELECTOR = /\.([\w-]+)/g;

/** Classes without which a selector matches nothing: not those in parentheses, nor what is text in brackets. */
function neededClasses(selector: string): string[] {
  const outside = selector.replace(IN_BRACKETS, '');
  if (outside !== selector) return neededClasses(outside);
  return [...selector.matchAll(CLASS_SELECTOR)].map(([, name = '']) => name);
}

/** Nothing is under a pointer before the first paint. */
const isForPointer = (selector: string): boolean =>
  selector.replace(/:not\([^)]*\)/g, '').includes(':hover');

const isForPaper = (node: ChildNode): boolean =>
  node.type === 'atrule' &&
  (node.name === 'page' || (node.name === 'media' && node.params.trim() === 'print'));

/** The rules of a style sheet that can match elements with these classes on a screen, in their order. */
export function rulesFor(sheet: Root, classes: ReadonlySet<string>): string {
  const keep = (node: ChildNode): void => {
    if (isForPaper(node)) node.remove();
    else if (node.type === 'rule') {
      const matching = node.selectors.filter(
        (selector) =>
          !isForPointer(selector) && neededClasses(selector).every((name) => classes.has(name)),
      );
      if (matching.length > 0) node.selectors = matching;
      else node.remove();
    } else if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes')) {
      [...node.nodes].forEach(keep);
      if (node.nodes.length === 0) node.remove();
    }
  };
  const own = sheet.clone();
  [...own.nodes].forEach(keep);
  return own.toString();
}
