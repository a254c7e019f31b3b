/** A site of a few pages, as links see it. */
import type {LinkContext} from '../../../../src/content/body/pageLinks';

const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  home: ['welcome', 'hours'],
  contact: ['how-to-call', ''],
  'legal/privacy': [],
  'programs/prana': ['evening'],
};

/** Pages, their addresses and headings; the link stands on the home page, the text of `faq` cannot be read. */
export const linkContext = (changes: Partial<LinkContext> = {}): LinkContext => ({
  pages: ['home', 'contact', 'faq', 'legal/privacy', 'programs/prana'],
  addresses: new Map([
    ['/', 'home'],
    ['/contacto', 'contact'],
    ['/preguntas', 'faq'],
    ['/programas/prana', 'programs/prana'],
  ]),
  anchors: (id) => {
    const headings = HEADINGS[id];
    return headings && new Set(headings);
  },
  pageOf: (anchor) => Object.keys(HEADINGS).find((id) => HEADINGS[id]?.includes(anchor)),
  self: 'home',
  body: '',
  hosts: new Set(['velada.example']),
  files: new Set(['/img/lamp.svg']),
  ...changes,
});
