/** Files that are missing, misnamed, or saved on another system. */
import {ES} from '../site';
import {ABOUT, HOTEL, ANA, BUSINESS, FORBIDDEN_WORDS, testChanges} from './rows';

// prettier-ignore
testChanges([
  ['line ends of Windows', (site) => site.edit(ABOUT, /\n/g, '\r\n')],
  ['a byte-order mark', (site) => site.edit(ABOUT, /^/, '\uFEFF')],
  ['decomposed accents', (site) => site.edit(`${ES}/about.mdx`, /^[^]*$/, (all) => all.normalize('NFD'))],
  ['Latin-1', (site) => site.edit(`${ES}/about.mdx`, /^[^]*$/, (all) => all, 'latin1'), `${ES}/about.mdx:4`, /Latin-1/],
  ['UTF-16', (site) => site.edit(ABOUT, /^/, '\uFEFF', 'utf16le'), ABOUT, /UTF-16/],
  ['an empty file', (site) => site.write(ABOUT, '\n'), ABOUT, /is empty/],
  ['a folder instead of a file', (site) => { site.remove(BUSINESS); site.write(`${BUSINESS}/x`, ''); }, BUSINESS, /There is a folder/],
  ['a file instead of a folder', (site) => { site.remove(ES); site.write(ES, ''); }, ES, /There is a file/],
  ['a missing folder', (site) => site.remove(ES), ES, /no such folder/],
  ['a missing file', (site) => site.remove(FORBIDDEN_WORDS), FORBIDDEN_WORDS, /no such file/],
  ['an accent in the name of a page', (site) => site.write('docs/cafe\u0301.mdx', 'x'), 'docs/caf\u00e9.mdx', /Rename this file to cafe\.mdx/],
  ['a page with the extension of plain Markdown', (site) => site.write('docs/cafe.md', 'x'), 'docs/cafe.md', /Rename this file to cafe\.mdx/],
  ['a page without a translation', (site) => site.remove(`${ES}/about.mdx`), `${ES}/about.mdx`, /Translate docs\/about\.mdx/],
  ['a translation without its original', (site) => site.remove(ANA), `${ES}/masseuses/ana.mdx`, /Put docs\/masseuses\/ana\.mdx back/],
  ['a missing page that the menu links to', (site) => site.remove(ABOUT), ABOUT, /the menu and the footer link to it/],
  ['a missing page that the sidebars list', (site) => site.remove(HOTEL), 'sidebars.ts', /Delete 'programs\/hotel'/],
  ['a page that the sidebars do not list', (site) => site.copy(ABOUT, 'docs/house.mdx'), 'sidebars.ts', /Add 'house'/],
  ['a program without its tile', (site) => site.remove('static/img/tile/tide.svg'), 'static/img/tile/tide.svg', /Add this picture/],
  ['a missing picture of a page', (site) => site.remove('docs/pictures/orchid.jpg'), 'docs/pictures/orchid.jpg', /Add this picture/],
  ['a missing picture of an emblem', (site) => site.remove('docs/pictures/emblem/orchid.jpg'), 'docs/pictures/emblem/orchid.jpg', /Add this picture/],
  ['a missing picture of a component', (site) => site.remove('docs/pictures/satin-wide.jpg'), 'docs/pictures/satin-wide.jpg', /Add this picture/],
]);
