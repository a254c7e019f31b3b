/** Each line of the table "What WhatsApp wants" in guides/operating.md is a test of every page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {startServer} from '../../scripts/serve.mjs';
import {SITE_URL} from './address';
import {catalogue} from './catalogue';
import {headOf, heads} from './heads';
import {BUILD, documentOf, onDisk, pages} from './html';
import {htmlOf} from './previews';

const KB = 1024;

/** What WhatsApp asks with, from its documentation: Android, iOS and web, and languages. */
const AGENTS = ['WhatsApp/2.22.20.72 A', 'WhatsApp/2.22.19.78 I', 'WhatsApp/2.2236.3 N'];
const LANGUAGES = ['en', 'es', 'fr'];

type Page = {readonly path: string; readonly locale: string};

const metaOf = (pathname: string, name: string): string[] =>
  documentOf(pathname)(`head meta[property="og:${name}"]`)
    .toArray()
    .map(({attribs}) => attribs.content ?? '');
const pictureOf = ({path: pathname}: Page): string => metaOf(pathname, 'image').join();
const fileOfPicture = (page: Page): string => onDisk(pictureOf(page).replace(SITE_URL, ''));
/** What is shown of the descriptions of all pages. */
const shownDescriptions = heads.map(({description}) => description.slice(0, 80));

let site: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  site = await startServer({dir: BUILD, port: 0});
});
afterAll(() => site.close());

/** Status of the page and of its picture for WhatsApp; redirects are not followed. */
async function statusesOf(page: Page): Promise<number[]> {
  const addresses = [page.path, pictureOf(page).replace(SITE_URL, '')];
  const headers = AGENTS.map((agent, index) => ({
    'user-agent': agent,
    'accept-language': LANGUAGES[index] ?? '',
  }));
  const answers = await Promise.all(
    addresses.flatMap((address) =>
      headers.map((asked) =>
        fetch(new URL(address, site.url), {headers: asked, redirect: 'manual'}),
      ),
    ),
  );
  return answers.map(({status}) => status);
}

/** Parts of the site that robots.txt closes to anybody. */
const closed = [
  ...readFileSync(path.join(BUILD, 'robots.txt'), 'utf8').matchAll(/^Disallow: (.+)$/gm),
];

/** By the first column of the table. */
const RULES: Readonly<Record<string, (page: Page) => unknown>> = {
  'The head lies within the first 300 KB': ({path: pathname}) =>
    expect(Buffer.byteLength(htmlOf(pathname).split('</head>')[0] ?? '')).toBeLessThan(300 * KB),
  'Title, description and address stand in the head, and are not empty': ({path: pathname}) => {
    for (const name of ['title', 'description', 'url'])
      expect(metaOf(pathname, name)).toEqual([expect.stringMatching(/\S/)]);
  },
  'The title is without the name of the site': ({path: pathname}) =>
    expect(metaOf(pathname, 'title')[0]).not.toContain(catalogue.business.name),
  'The first 80 characters of the description tell the page from others': ({path: pathname}) => {
    const own = headOf(pathname).description.slice(0, 80);
    expect(shownDescriptions.filter((shown) => shown === own)).toEqual([own]);
  },
  'The address is the canonical one, without parameters': ({path: pathname}) => {
    expect(metaOf(pathname, 'url')).toEqual([SITE_URL + pathname]);
    expect(headOf(pathname).canonical).toBe(SITE_URL + pathname);
    expect(pathname).not.toMatch(/[?#]/);
  },
  'There is one picture, with an absolute address by https': (page) =>
    expect(metaOf(page.path, 'image')).toEqual([expect.stringMatching(/^https:\/\/[^/]+\/\S+$/)]),
  'The picture has less than 300 KB': (page) =>
    expect(readFileSync(fileOfPicture(page)).length).toBeLessThan(300 * KB),
  'The picture is 300 pixels wide or more, and at most four times as wide as high': async (
    page,
  ) => {
    const {width, height} = await sharp(fileOfPicture(page)).metadata();
    expect(width).toBeGreaterThanOrEqual(300);
    expect(width / height).toBeLessThanOrEqual(4);
    expect([metaOf(page.path, 'image:width'), metaOf(page.path, 'image:height')]).toEqual([
      [String(width)],
      [String(height)],
    ]);
  },
  'The picture is a JPEG': async (page) => {
    expect(metaOf(page.path, 'image:type')).toEqual(['image/jpeg']);
    expect((await sharp(fileOfPicture(page)).metadata()).format).toBe('jpeg');
  },
  'Attributes are in quotation marks': ({path: pathname}) => {
    const [element = ''] = /<meta [^>]*og:image["\s][^>]*>/.exec(htmlOf(pathname)) ?? [];
    expect(element).toMatch(/ property="og:image" content="https:\/\/[^"]+"/);
  },
  'Page and picture answer with status 200, without a redirect': async (page) =>
    expect(new Set(await statusesOf(page))).toEqual(new Set([200])),
  'robots.txt closes neither page nor picture': () => expect(closed).toEqual([]),
};

describe.each(Object.entries(RULES))('%s', (_line, check) => {
  test.each(pages)('$path', async (page) => {
    await check(page);
  });
});

test('the guide has these lines', () => {
  const guide = readFileSync(path.join(BUILD, '../guides/operating.md'), 'utf8');
  const [, table = ''] = /^## What WhatsApp wants\n([^]*?)^## /m.exec(guide) ?? [];
  const lines = [...table.matchAll(/^\| ([^|]*?) +\|/gm)].map(([, line]) => line);
  const [, ...rest] = lines.filter((line) => !/^-+$/.test(line ?? ''));
  expect(rest).toEqual(Object.keys(RULES));
});
