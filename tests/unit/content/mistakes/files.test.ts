/** Files that are missing, misnamed, or saved on another system. */
import {ES} from '../site';
import {ABOUT, HOTEL, ANA, BUSINESS, FORBIDDEN_WORDS, testChanges} from './rows';

testChanges([
  {name: 'line ends of Windows', change: (site) => site.edit(ABOUT, /\n/g, '\r\n')},
  {name: 'a byte-order mark', change: (site) => site.edit(ABOUT, /^/, '\uFEFF')},
  {
    name: 'decomposed accents',
    change: (site) => site.edit(`${ES}/about.mdx`, /^[^]*$/, (all) => all.normalize('NFD')),
  },
  {
    name: 'Latin-1',
    change: (site) => site.encode(`${ES}/about.mdx`, 'latin1'),
    place: `${ES}/about.mdx:4`,
    message: /Latin-1/,
  },
  {
    name: 'UTF-16',
    change: (site) => {
      site.edit(ABOUT, /^/, '\uFEFF');
      site.encode(ABOUT, 'utf16le');
    },
    place: ABOUT,
    message: /UTF-16/,
  },
  {
    name: 'an empty file',
    change: (site) => site.write(ABOUT, '\n'),
    place: ABOUT,
    message: /is empty/,
  },
  {
    name: 'a folder instead of a file',
    change: (site) => {
      site.remove(BUSINESS);
      site.write(`${BUSINESS}/x`, '');
    },
    place: BUSINESS,
    message: /There is a folder/,
  },
  {
    name: 'a file instead of a folder',
    change: (site) => {
      site.remove(ES);
      site.write(ES, '');
    },
    place: ES,
    message: /There is a file/,
  },
  {
    name: 'a missing folder',
    change: (site) => site.remove(ES),
    place: ES,
    message: /no such folder/,
  },
  {
    name: 'a missing file',
    change: (site) => site.remove(FORBIDDEN_WORDS),
    place: FORBIDDEN_WORDS,
    message: /no such file/,
  },
  {
    name: 'an accent in the name of a page',
    change: (site) => site.write('docs/cafe\u0301.mdx', 'x'),
    place: 'docs/caf\u00e9.mdx',
    message: /Rename this file to cafe\.mdx/,
  },
  {
    name: 'a page with the extension of plain Markdown',
    change: (site) => site.write('docs/cafe.md', 'x'),
    place: 'docs/cafe.md',
    message: /Rename this file to cafe\.mdx/,
  },
  {
    name: 'a page without a translation',
    change: (site) => site.remove(`${ES}/about.mdx`),
    place: `${ES}/about.mdx`,
    message: /Translate docs\/about\.mdx/,
  },
  {
    name: 'a translation without its original',
    change: (site) => site.remove(ANA),
    place: `${ES}/masseuses/ana.mdx`,
    message: /Put docs\/masseuses\/ana\.mdx back/,
  },
  {
    name: 'a missing page that the menu links to',
    change: (site) => site.remove(ABOUT),
    place: ABOUT,
    message: /the menu and the footer link to it/,
  },
  {
    name: 'a missing page that the sidebars list',
    change: (site) => site.remove(HOTEL),
    place: 'sidebars.ts',
    message: /Delete 'programs\/hotel'/,
  },
  {
    name: 'a program without its tile',
    change: (site) => site.remove('static/img/tile/tide.svg'),
    place: 'static/img/tile/tide.svg',
    message: /Add this picture/,
  },
  {
    name: 'a missing picture of a page',
    change: (site) => site.remove('docs/pictures/orchid.jpg'),
    place: 'docs/pictures/orchid.jpg',
    message: /Add this picture/,
  },
  {
    name: 'a missing picture of an emblem',
    change: (site) => site.remove('docs/pictures/emblem/orchid.jpg'),
    place: 'docs/pictures/emblem/orchid.jpg',
    message: /Add this picture/,
  },
  {
    name: 'a missing picture of a component',
    change: (site) => site.remove('docs/pictures/satin-wide.jpg'),
    place: 'docs/pictures/satin-wide.jpg',
    message: /Add this picture/,
  },
]);
