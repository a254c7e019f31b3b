import {readFileSync} from 'node:fs';

import {expect, onTestFinished, test, vi} from 'vitest';

import {ES, type Site, copySite} from '../../content/site';
import {
  compileReadable,
  createParseFrontMatter,
} from '../../../../src/plugins/catalogue/parseFrontMatter';

const FILE = 'programs/tide.mdx';

const parse = (site: Site, file: string) =>
  createParseFrontMatter('en')({
    filePath: site.at(file),
    fileContent: readFileSync(site.at(file), 'utf8'),
    defaultParseFrontMatter: () => Promise.reject(new Error('unexpected call')),
  });

test('a translation has the facts of its original and its own words', async () => {
  const site = copySite();
  const {frontMatter} = await parse(site, `${ES}/${FILE}`);
  expect(frontMatter).toMatchObject({
    name: 'La Marea',
    sessions: [{priceEur: 100}, {priceEur: 140}],
    phases: [
      {id: 'calm', minutes: 20, name: 'Calma'},
      {id: 'flood', minutes: 40, name: 'Crecida'},
    ],
  });
});

test.each([
  {where: 'in the original', file: `docs/${FILE}`, from: /priceEur: \d+/, to: 'priceEur: "13x"'},
  {where: 'in the translation', file: `${ES}/${FILE}`, from: /^lead:/m, to: 'laed:'},
  {
    where: 'that makes the fields unreadable',
    file: `docs/${FILE}`,
    from: /^lead: /m,
    to: 'lead: "',
  },
])('a mistake $where keeps the last valid version of the page', async ({file, from, to}) => {
  const site = copySite();
  const before = await parse(site, `${ES}/${FILE}`);
  site.edit(file, from, to);
  expect(await parse(site, `${ES}/${FILE}`)).toEqual(before);
});

test.each([
  {
    where: 'a page',
    file: `docs/${FILE}`,
    from: 'The water comes in.',
    to: 'The <b>water comes in.',
  },
  {where: 'a translation', file: `${ES}/${FILE}`, from: /$/, to: '\n{never closed\n'},
  {where: 'a text without fields', file: `${ES}/notices/shut.mdx`, from: /$/, to: ' <i>Later.'},
])(
  'while somebody edits, $where that cannot be compiled stays as it was',
  async ({file, from, to}) => {
    vi.stubEnv('NODE_ENV', 'development');
    onTestFinished(() => void vi.unstubAllEnvs());
    const site = copySite();
    site.write(`${ES}/notices/shut.mdx`, 'Cerrado.\n');
    const compiled = async (): Promise<string> => {
      await parse(site, file);
      const filePath = site.at(file);
      return compileReadable({filePath, fileContent: readFileSync(filePath, 'utf8')});
    };
    const before = await compiled();
    site.edit(file, from, to);
    expect(await compiled()).toBe(before);
    site.edit(file, to, ' Zebra.');
    expect(await compiled()).toContain('Zebra.');
  },
);
