/** Programs that draw previews of links read the same card in every page, whatever they take for HTML. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import {expect, test} from 'vitest';

import {SITE_URL} from './address';
import {headOf} from './heads';
import {BUILD, documentOf, onDisk, pages} from './html';
import {cardsOf} from './previews';

const CARD = {width: 1200, height: 630};
/** Heavier pictures are left out by WhatsApp, in bytes: guides/operating.md. */
const HEAVIEST = 300 * 1024;

test.each(pages)('$path has the same card for every reader', async ({path: pathname}) => {
  const head = headOf(pathname);
  const card = {
    title: documentOf(pathname)('head meta[property="og:title"]').attr('content'),
    description: head.description,
    image: expect.stringMatching(new RegExp(`^${SITE_URL}/pictures/[\\w.-]+\\.jpg$`)) as unknown,
    ...CARD,
    url: head.canonical,
    siteName: documentOf(pathname)('head meta[property="og:site_name"]').attr('content'),
    // Languages without a region have none (tests/site/checks/head.ts): readers say nothing, or guess.
    ...(head.meta['og:locale'] && {language: head.meta['og:locale']}),
  };
  expect(card.title).toBeTruthy();
  const read = await cardsOf(pathname);
  const images = new Set(Object.values(read).map(({image}) => image));
  expect(images.size, [...images].join()).toBe(1);
  for (const [reader, found] of Object.entries(read))
    expect([reader, {...card, ...found}]).toEqual([reader, expect.objectContaining(card)]);
});

test('every card is a JPEG of the size that its page names, and light', async () => {
  const addresses = pages.map(({path: pathname}) => headOf(pathname).meta['og:image'] ?? '');
  for (const address of new Set(addresses)) {
    const bytes = readFileSync(onDisk(address.replace(SITE_URL, '')));
    const {format, width, height} = await sharp(bytes).metadata();
    expect([address, {format, width, height}]).toEqual([address, {format: 'jpeg', ...CARD}]);
    expect(bytes.length).toBeLessThan(HEAVIEST);
  }
});

/** An element whose attributes all have their values in quotation marks, as programs look for it. */
const QUOTED = /<(?:html|meta|link|base)(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/g;

test('attributes in the head have quotation marks: pages, redirect pages and 404 pages', () => {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  const faults = files.flatMap((file) => {
    const [head = ''] = readFileSync(path.join(BUILD, file), 'utf8').split('</head>');
    const elements = head.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
    expect([file, elements.match(QUOTED)?.length]).not.toEqual([file, undefined]);
    const [plain] = /<(?:html|meta|link|base)\b[^>]*>/.exec(elements.replace(QUOTED, '')) ?? [];
    return plain ? [`${file}: ${plain}`] : [];
  });
  expect(files.length).toBeGreaterThan(pages.length);
  expect(faults).toEqual([]);
});
