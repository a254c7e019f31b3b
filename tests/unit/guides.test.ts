/** README, CONTRIBUTING and the guides name only what exists, and the list of components matches the code. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {createSlugger} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import * as z from 'zod';

import {scripts} from '../../package.json';
import {parseBody, propsOf} from '../../src/content/pageText';
import {COMPONENTS, wordPropsOf} from '../../src/content/components';
import {isProblem} from '../../src/content/problems';

const ROOT = path.join(import.meta.dirname, '../..');
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'findings/README.md',
  'i18n/es/README.md',
  ...readdirSync(path.join(ROOT, 'guides')).map((name) => `guides/${name}`),
];
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** URL fragments of the headings of a file. */
function fragmentsOf(text: string): string[] {
  const slugger = createSlugger();
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}

/** What stands between back quotes, such as `npm test`. */
const IN_CODE = /`[^`]*`/g;
/** The file and the heading of a link such as [words](README.md#install), but for those to other sites. */
const LINK = /\]\((?!https?:)([^)#]*)#?([^)]*)\)/g;

describe.each(GUIDES)('%s', (file) => {
  const text = read(file);

  test('links to files and headings that exist', () => {
    const links = text.replace(IN_CODE, '').matchAll(LINK);
    for (const [, link = '', fragment = ''] of links) {
      const target = link ? path.posix.join(path.posix.dirname(file), link) : file;
      expect(existsSync(path.join(ROOT, target)), target).toBe(true);
      if (fragment) expect(fragmentsOf(read(target)), target).toContain(fragment);
    }
  });

  test('names only commands of package.json', () => {
    for (const [, name = ''] of text.matchAll(/npm run (?!X\b)([a-z:-]+)/g)) {
      expect(Object.keys(scripts)).toContain(name);
    }
  });
});

describe('guides/components.md', () => {
  const guide = read('guides/components.md');
  const rows = new Map(
    [...guide.matchAll(/^\| `([A-Z]\w*)` +\| (.*?) +\| (.*?) +\|$/gm)].map(
      ([, name = '', use = '', properties = '']) => [name, {use, properties}],
    ),
  );
  const body = [...guide.matchAll(/```mdx\n([\s\S]*?)```/g)].map(([, text]) => text).join('\n');
  const page = {id: 'guide', locale: 'en', file: 'guide', fields: {}, lineOf: () => 1, bodyLine: 1};
  const examples = parseBody({...page, body});

  test('has every component that pages may use, and no other', () => {
    expect([...rows.keys()].sort()).toEqual(Object.keys(COMPONENTS).sort());
  });

  test('each of them is one file', () => {
    const folder = path.join(ROOT, 'src/components');
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
    const names = files.flatMap((file) => /([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
    expect(names.filter((name) => name in COMPONENTS).sort()).toEqual([...rows.keys()].sort());
  });

  describe.each(Object.entries(COMPONENTS))('%s', (name, {props, inside}) => {
    const {use = '', properties = ''} = rows.get(name) ?? {};
    const written = properties === '–' ? [] : properties.split('; ');

    test('is listed with its properties and their values', () => {
      const shape = Object.entries(props.shape);
      expect(written.map((one) => /^`(\w+)/.exec(one)?.[1])).toEqual(shape.map(([prop]) => prop));
      shape.forEach(([prop, type], index) => {
        const isOptional = type instanceof z.ZodOptional;
        const value: unknown = isOptional ? type.unwrap() : type;
        expect(written[index]?.endsWith(' (needed)'), prop).toBe(!isOptional);
        if (value instanceof z.ZodEnum) {
          const options = value.options.map((option) => `\`${option}\``).join(', ');
          expect(written[index]?.replace(' (needed)', '')).toBe(`\`${prop}\`: ${options}`);
        }
        if (wordPropsOf(name).includes(prop)) expect(written[index]).toContain('words');
      });
      if (inside) expect(use).toContain(`Only inside \`${inside}\`.`);
    });

    test('has a valid example', () => {
      if (isProblem(examples)) throw new Error(examples.message);
      const found = examples.elements.filter(({node}) => node.name === name);
      expect(found).not.toEqual([]);
      for (const {node} of found) expect(props.safeParse(propsOf(node)).error).toBeUndefined();
    });
  });
});
