/** Files that are missing, misnamed, or saved on another system. */
import {ES} from '../site';
import {ABOUT, HOTEL, ANA, BUSINESS, FORBIDDEN_WORDS} from './paths';
import {accepts, reports} from './tables';

accepts([
  {name: 'line ends of Windows', change: (site) => site.edit(ABOUT, /\n/g, '\r\n')},
  {name: 'a byte-order mark', change: (site) => site.edit(ABOUT, /^/, '\uFEFF')},
  {
    name: 'decomposed accents',
    change: (site) => site.edit(`${ES}/about.mdx`, /^[^]*$/, (all) => all.normalize('NFD')),
  },
]);

reports([
  {
    name: 'Latin-1',
    change: (site) => site.encode(`${ES}/about.mdx`, 'latin1'),
    reportedIn: `${ES}/about.mdx`,
    at: 'description: Por',
    message: /Latin-1/,
  },
  {
    name: 'UTF-16',
    change: (site) => {
      site.edit(ABOUT, /^/, '\uFEFF');
      site.encode(ABOUT, 'utf16le');
    },
    reportedIn: ABOUT,
    message: /UTF-16/,
  },
  {
    name: 'an empty file',
    change: (site) => site.write(ABOUT, '\n'),
    reportedIn: ABOUT,
    message: /is empty/,
  },
  {
    name: 'a folder instead of a file',
    change: (site) => {
      site.remove(BUSINESS);
      site.write(`${BUSINESS}/x`, '');
    },
    reportedIn: BUSINESS,
    message: /There is a folder/,
  },
  {
    name: 'a file instead of a folder',
    change: (site) => {
      site.remove(ES);
      site.write(ES, '');
    },
    reportedIn: ES,
    message: /There is a file/,
  },
  {
    name: 'a missing folder',
    change: (site) => site.remove(ES),
    reportedIn: ES,
    message: /no such folder/,
  },
  {
    name: 'a missing file',
    change: (site) => site.remove(FORBIDDEN_WORDS),
    reportedIn: FORBIDDEN_WORDS,
    message: /no such file/,
  },
  {
    name: 'an accent in the name of a page',
    change: (site) => site.write('docs/cafe\u0301.mdx', 'x'),
    reportedIn: 'docs/caf\u00e9.mdx',
    message: /Rename this file to cafe\.mdx/,
  },
  {
    name: 'a page with the extension of plain Markdown',
    change: (site) => site.write('docs/cafe.md', 'x'),
    reportedIn: 'docs/cafe.md',
    message: /Rename this file to cafe\.mdx/,
  },
  {
    name: 'a page without a translation',
    change: (site) => site.remove(`${ES}/about.mdx`),
    reportedIn: `${ES}/about.mdx`,
    message: /Translate docs\/about\.mdx/,
  },
  {
    name: 'a translation without its original',
    change: (site) => site.remove(ANA),
    reportedIn: `${ES}/masseuses/ana.mdx`,
    message: /^There is no docs\/masseuses\/ana\.mdx, which/,
  },
  {
    name: 'a missing page that the menu links to',
    change: (site) => site.remove(ABOUT),
    reportedIn: ABOUT,
    message: /the menu and the footer link to it/,
  },
  {
    name: 'a missing page that the sidebars list',
    change: (site) => site.remove(HOTEL),
    reportedIn: 'sidebars.ts',
    message: /Delete 'programs\/hotel'/,
  },
  {
    name: 'a program without its tile',
    change: (site) => site.remove('static/img/tile/tide.svg'),
    reportedIn: 'static/img/tile/tide.svg',
    message: /Add this picture/,
  },
  {
    name: 'a missing picture of a page',
    change: (site) => site.remove('docs/pictures/orchid.jpg'),
    reportedIn: 'docs/pictures/orchid.jpg',
    message: /Add this picture/,
  },
  {
    name: 'a missing picture of an emblem',
    change: (site) => site.remove('docs/pictures/emblem/orchid.jpg'),
    reportedIn: 'docs/pictures/emblem/orchid.jpg',
    message: /Add this picture/,
  },
  {
    name: 'a missing picture of a component',
    change: (site) => site.remove('docs/pictures/satin-wide.jpg'),
    reportedIn: 'docs/pictures/satin-wide.jpg',
    message: /Add this picture/,
  },
]);
