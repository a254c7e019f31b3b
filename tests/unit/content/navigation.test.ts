/** Pages outside of the menu: in the footer alone, in neither, and unlisted. */
import {describe, expect, test} from 'vitest';

import {ES, ORDER, type Site, check, copySite, placeOf} from './site';

const FILE = 'docs/gifts.mdx';

const wordsIn = (language: string): string => `slug: /gifts
title: Gifts ${language}
description: What a guest of the house reads on this page, in a sentence that is long enough for it.
keywords: [gift, card, house]
label: Gifts
`;
const TEXT = `---

<PageHero ground="floor">

# Gifts

Words.

</PageHero>
`;

/** Writes the page `gifts` in both languages. */
function addPage({write}: Site, facts = ''): void {
  write(FILE, `---\n${facts}${wordsIn('in English')}${TEXT}`);
  write(`${ES}/gifts.mdx`, `---\n${wordsIn('en español')}${TEXT}`);
}

/** Adds a link to the page about the house. */
const withLink =
  (link: string, file = 'docs/about.mdx') =>
  ({edit}: Site): void =>
    edit(file, '</PageHero>', `${link}\n\n</PageHero>`);

const IN_ORDER = [...ORDER, 'gifts'];

type Case = {
  readonly name: string;
  readonly facts?: string;
  readonly change?: (site: Site) => void;
  readonly order?: readonly string[];
  readonly footerOnly?: readonly string[];
  /** Where the page stands in the navigation; undefined in both menus. */
  readonly navigation?: string;
  readonly indexed?: boolean;
  readonly remark?: RegExp;
};

const NOTHING_LEADS =
  /^docs\/gifts\.mdx \| Link to this page from another one, or add 'gifts' to "pages" or "more" in sidebars\.ts: nothing leads to it\.$/;

describe('a page', () => {
  test.each<Case>([
    {name: 'in the menu', order: IN_ORDER},
    {name: 'in the footer alone', order: IN_ORDER, footerOnly: ['gifts'], navigation: 'footer'},
    {
      name: 'to which a text links',
      change: withLink('[Gifts](/gifts.mdx)'),
      navigation: 'none',
    },
    {
      name: 'to which a component leads',
      change: withLink('<PageLink page="gifts">Gifts</PageLink>'),
      navigation: 'none',
    },
    {
      name: 'to which a notice links',
      change: ({write}) => {
        const days = 'from: 2099-12-24\nuntil: 2099-12-26\n';
        write('docs/notices/gifts.mdx', `---\n${days}---\n\n[Gifts](/gifts.mdx)\n`);
        write(`${ES}/notices/gifts.mdx`, '[Regalos](/gifts.mdx)\n');
      },
      navigation: 'none',
    },
    {name: 'to which nothing links', navigation: 'none', remark: NOTHING_LEADS},
    {
      name: 'to which only itself links',
      change: withLink('[Gifts](/gifts.mdx)', FILE),
      navigation: 'none',
      remark: NOTHING_LEADS,
    },
    {
      name: 'that is unlisted',
      facts: 'unlisted: true\n',
      navigation: 'none',
      indexed: false,
    },
  ])(
    '$name',
    async ({facts, change, order, footerOnly, navigation, indexed = true, remark}: Case) => {
      const site = copySite();
      addPage(site, facts);
      change?.(site);
      const {catalogue, problems, remarks} = await check(site.siteDir, order, footerOnly);
      expect(problems).toEqual([]);
      const route = catalogue?.routes.find(({id}) => id === 'gifts');
      expect(route?.indexed).toBe(indexed);
      expect(route?.navigation).toBe(navigation);
      expect(catalogue?.byLocale.es?.pages.at(-1)?.id).toBe('gifts');
      const found = remarks.map((one) => `${placeOf(one)} | ${one.message}`);
      expect(found).toEqual(remark ? [expect.stringMatching(remark)] : []);
    },
  );
});

const MISTAKES = [
  {
    name: 'a program outside of the order',
    order: ORDER.filter((id) => id !== 'programs/tide'),
    place: 'sidebars.ts',
    message: /^Add 'programs\/tide' at its place/,
  },
  {
    name: 'a page in the menu and in the footer alone',
    order: [...ORDER, 'about'],
    footerOnly: ['about'],
    place: 'sidebars.ts',
    message: /^Delete 'about' from "pages" or from "more": it is in both\.$/,
  },
  {
    name: 'a legal text in the footer alone',
    order: ORDER,
    footerOnly: ['legal/cookie-policy'],
    place: 'sidebars.ts',
    message: /^Write 'legal\/cookie-policy' in "legal" in place of "more"/,
  },
  {
    name: 'a deleted page',
    order: IN_ORDER,
    place: 'sidebars.ts',
    message: /^Delete 'gifts': there is no docs\/gifts\.mdx\.$/,
  },
  {
    name: 'an unlisted page in the footer',
    order: IN_ORDER,
    footerOnly: ['gifts'],
    change: (site: Site) => addPage(site, 'unlisted: true\n'),
    place: 'sidebars.ts',
    message: /^Delete 'gifts': docs\/gifts\.mdx is unlisted\.$/,
  },
  {
    name: 'a program in the footer alone',
    order: [...ORDER.filter((id) => id !== 'programs/tide'), 'programs/tide'],
    footerOnly: ['programs/tide'],
    place: 'sidebars.ts',
    message: /^Write 'programs\/tide' in "programs" in place of "more"\.$/,
  },
  {
    name: 'a program in its list and in the footer alone',
    order: [...ORDER, 'programs/tide'],
    footerOnly: ['programs/tide'],
    place: 'sidebars.ts',
    message: /^Delete 'programs\/tide' from "more": it is in "programs"\.$/,
  },
  {
    name: 'a misspelt page',
    order: [...ORDER, 'giftss'],
    footerOnly: ['giftss'],
    change: (site: Site) => {
      addPage(site);
      site.write('sidebars.ts', "export default {\n  more: ['giftss'],\n};\n");
    },
    place: 'sidebars.ts:2',
    message: /^Delete 'giftss': there is no docs\/giftss\.mdx\. Did you mean gifts\?$/,
  },
  {
    name: 'an unlisted home page',
    change: ({edit}: Site) => edit('docs/home.mdx', /^slug:/m, 'unlisted: true\nslug:'),
    place: /^docs\/home\.mdx:\d+ unlisted$/,
    message: /no field of this name/,
  },
  {
    name: 'an unlisted translation',
    change: ({edit}: Site) => edit(`${ES}/about.mdx`, /^slug:/m, 'unlisted: true\nslug:'),
    place: /about\.mdx:\d+ unlisted$/,
    message: /^Delete this fact/,
  },
];

describe('a mistake', () => {
  test.each(MISTAKES)('$name', async ({order, footerOnly, change, place, message}) => {
    const site = copySite();
    change?.(site);
    const {problems} = await check(site.siteDir, order, footerOnly);
    expect(problems).toHaveLength(1);
    expect(problems.map(placeOf).join()).toMatch(place);
    expect(problems[0]?.message).toMatch(message);
  });
});
