/** What is left over is remarked upon, and stops nothing. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {ABOUT_ES, addPrices} from './mistakes/withPrices';
import {ES, type Site, check, copySite, placeOf} from './site';

const remarks = async ({siteDir}: Site): Promise<string[]> => {
  const content = await check(siteDir);
  expect(content.problems).toEqual([]);
  expect(content.catalogue).toBeDefined();
  return content.remarks.map((remark) => `${placeOf(remark)} | ${remark.message}`);
};

const SECOND = '$&\n  - {id: fan, focal: [50, 40], name: The fan, alt: A low lamp on a dark table}';
const SECOND_ES = '$&\n  - {id: fan, name: El abanico, alt: Una lámpara baja sobre una mesa}';

/** Late on 27 December in Madrid, and the 28th further east. */
beforeEach(() => {
  vi.useFakeTimers({now: new Date('2026-12-27T22:30:00Z'), toFake: ['Date']});
});
afterEach(() => {
  vi.useRealTimers();
});

const writeNotice =
  (until: string) =>
  ({write}: Site): void => {
    write('docs/notices/christmas.mdx', `---\nfrom: 2026-12-24\nuntil: ${until}\n---\n\nClosed.\n`);
    write(`${ES}/notices/christmas.mdx`, 'Cerrado.\n');
  };

test.each([
  {name: 'nothing', change: () => {}, found: []},
  {
    name: 'a closure and other hours that are over, and none that are to come',
    change: ({edit}: Site) =>
      edit(
        'docs/business.yml',
        /$/,
        `closures: [{from: 2020-12-24, until: 2020-12-26}, {from: 2100-12-24, until: 2100-12-26}]
exceptions: [{on: 2020-12-31, from: "12:00", to: "20:00"}]
`,
      ),
    found: [
      /^docs\/business\.yml:34 closures\[0\] \| Delete this entry: it is over since 2020-12-26/,
      /^docs\/business\.yml:35 exceptions\[0\] \| Delete this entry: it is over since 2020-12-31/,
    ],
  },
  {
    name: 'an emblem that no masseuse has',
    change: (site: Site) => {
      site.edit('docs/masseuses.mdx', /^emblems:/m, SECOND);
      site.edit(`${ES}/masseuses.mdx`, /^emblems:/m, SECOND_ES);
      site.copy('docs/pictures/emblem/orchid.jpg', 'docs/pictures/emblem/fan.jpg');
    },
    found: [/^docs\/masseuses\.mdx:4 emblems\[0\] \| No masseuse has the emblem fan: delete it/],
  },
  {
    name: 'the picture of an emblem without an entry',
    change: (site: Site) =>
      site.copy('docs/pictures/emblem/orchid.jpg', 'docs/pictures/emblem/fan.jpg'),
    found: [/^docs\/pictures\/emblem\/fan\.jpg \| docs\/masseuses\.mdx has no emblem fan/],
  },
  {
    name: 'a picture that no page shows',
    change: (site: Site) => site.copy('docs/pictures/room.jpg', 'docs/pictures/cellar.jpg'),
    found: [/^docs\/pictures\/cellar\.jpg \| No page shows this picture/],
  },
  {
    name: 'the folder of a language that the site does not have',
    change: (site: Site) => site.write('i18n/fr/code.json', '{}'),
    found: [/^i18n\/fr \| The site has no language fr/],
  },
  {
    name: 'a translation with the original’s address',
    change: (site: Site) => site.edit(`${ES}/gallery.mdx`, /^slug: .*$/m, 'slug: /gallery'),
    found: [/gallery\.mdx:7 slug \| Translate the words of this address: docs\/gallery\.mdx/],
  },
  {
    name: 'an address that is the same word in both languages',
    change: (site: Site) => {
      site.edit(`${ES}/gallery.mdx`, /^slug: .*$/m, 'slug: /gallery');
      site.edit(`${ES}/gallery.mdx`, /^label: .*$/m, 'label: Gallery');
    },
    found: [],
  },
  {
    name: 'a price that no text shows',
    change: (site: Site) => {
      addPrices(site, 'One is <Price of="sixty" />.');
      site.edit(ABOUT_ES, '<FacilityPhotos />', `$&\n\n<Section>\n\n<PriceTable />\n\n</Section>`);
    },
    found: [/^docs\/about\.mdx:16 prices\[1\] \| No text shows this price: write <PriceTable \/>/],
  },
  {
    name: 'a price that a translation does not show',
    change: (site: Site) => {
      addPrices(site, 'One is <Price of="sixty" />, two <Price of="ninety" />.');
      site.edit(ABOUT_ES, /$/, '\n<Section>\n\nUno es <Price of="sixty" />.\n\n</Section>\n');
    },
    found: [/about\.mdx:10 prices\[1\] \| No text shows this price/],
  },
  {
    name: 'a notice that is over',
    change: writeNotice('2026-12-26'),
    found: [
      /^docs\/notices\/christmas\.mdx:3 until \| This notice is over: delete docs\/notices\/christmas\.mdx and its translations/,
    ],
  },
  {
    name: 'a notice on its last day, by the clock of the house',
    change: writeNotice('2026-12-27'),
    found: [],
  },
])('$name', async ({change, found}) => {
  const site = copySite();
  change(site);
  const lines = await remarks(site);
  expect(lines).toHaveLength(found.length);
  found.forEach((line, index) => expect(lines[index]).toMatch(line));
});
