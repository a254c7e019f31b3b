/** Facts of an original reach its translations, though the bundler keeps what it has made between builds. */
import {afterAll, beforeAll, expect, test} from 'vitest';

import {copyProject} from './copyOfProject';

const project = copyProject();
afterAll(() => project.delete());

const PRICE = /priceEur: (\d+)/;
const FILE = 'docs/programs/kaula-tantra.mdx';
const PAGES = ['build/programs/kaula-tantra.html', 'build/es/programas/kaula-tantra.html'];

const build = (): void => {
  const {code, output} = project.build();
  if (code !== 0) throw new Error(output);
};

beforeAll(build, 600_000);

test(
  'an English price that changes stands on the page of every language',
  {timeout: 600_000},
  () => {
    const [, price = ''] = PRICE.exec(project.read(FILE)) ?? [];
    const changed = String(Number(price) + 7);
    project.edit(FILE, PRICE, `priceEur: ${changed}`);
    build();
    for (const page of PAGES) {
      const html = project.read(page);
      expect(html, page).toContain(`"price":${changed}`);
      expect(html, page).not.toContain(`"price":${price},`);
    }
  },
);
