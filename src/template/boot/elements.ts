/** Elements of the page, found and made: written once, because every page has this script in its HTML. */

/** All elements of a page that match a selector, in the order of the page. */
export const all = <Kind extends HTMLElement>(selector: string): Kind[] => [
  ...document.querySelectorAll<Kind>(selector),
];

/** An element with properties, which is not yet on the page. */
export const make = <Name extends 'a' | 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
