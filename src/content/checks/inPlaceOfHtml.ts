/** HTML that writers paste, and what this site has for it. */

/** HTML by the Markdown, the component or the field that does the same. */
const HTML: Readonly<Record<string, string>> = {
  a: '[words](/contact.mdx) or <PageLink>',
  b: '**words**',
  blockquote: '"> " before each line',
  button: '<ButtonLink>',
  code: '`words`',
  del: '~~words~~',
  details: 'a heading and paragraphs',
  em: '*words*',
  figure: 'a field of the page, such as hero, or an entry in docs/gallery.mdx',
  h1: '"# "',
  h4: '"#### "',
  hr: '"---" between two empty lines',
  iframe: '<LocationPanel> or a link',
  img: 'a field of the page, such as hero, or an entry in docs/gallery.mdx',
  li: '"- " before each entry',
  ol: '"1. " before each entry',
  p: 'an empty line before and after the paragraph',
  picture: 'a field of the page, such as hero, or an entry in docs/gallery.mdx',
  pre: 'a paragraph',
  s: '~~words~~',
  section: '<Section>',
  strong: '**words**',
  table: '"|" between the cells of a table',
  ul: '"- " before each entry',
  video: 'a link to https://',
};

/** What to write in place of an HTML element, or undefined. */
export const inPlaceOfHtml = (name: string): string | undefined =>
  Object.hasOwn(HTML, name) ? `Write ${HTML[name]} in place of <${name}>.` : undefined;
