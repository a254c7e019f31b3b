import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {ES, type Site, copySite} from '../../content/site';
import {createParseFrontMatter} from '../../../../src/plugins/catalogue/parseFrontMatter';

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
