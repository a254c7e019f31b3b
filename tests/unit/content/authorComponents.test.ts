import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';
import {describe, expect, test} from 'vitest';

import {AUTHOR_COMPONENTS, NOT_FOR_PAGES} from '../../../src/content/authorComponents';
import {componentsReadme} from '../../../src/content/authoring/componentsReadme';
import {checkComponents} from '../../../src/content/body/components';
import {parseBody} from '../../../src/content/body/parse';
import {importLine} from '../../../src/content/authorComponents';
import {SITE_DIR, source} from '../pages/content';

const COMPONENTS = path.join(SITE_DIR, 'src/components');
const fileOf = (module: string): string =>
  path.join(module.replace('@site', SITE_DIR), 'index.tsx');
const codeOf = (module: string): string => readFileSync(fileOf(module), 'utf8');

describe.each(AUTHOR_COMPONENTS.map((component) => [component.name, component] as const))(
  '%s',
  (name, component) => {
    const {module, named, properties, example, inside} = component;

    test('is exported by its module', () => {
      expect(existsSync(fileOf(module))).toBe(true);
      const exported = named
        ? new RegExp(`export (function ${name}\\b|\\{[^}]*\\b${name}\\b)`)
        : new RegExp(`export default (function ${name}\\b|${name}\\b)`);
      expect(codeOf(module)).toMatch(exported);
    });

    test('its example passes the check', () => {
      const body = inside ? `<${inside}>\n${example}\n</${inside}>` : example;
      const names = AUTHOR_COMPONENTS.filter(({name: other}) => body.includes(`<${other}`));
      const {tree, faults} = parseBody(`${names.map(importLine).join('\n')}\n\n${body}\n`);
      expect(faults).toEqual([]);
      const context = {pages: ['contact', 'gallery'], programs: ['four-hands'], intensities: []};
      const found = tree ? checkComponents(tree, context) : [];
      // The component around an example may need properties of its own.
      expect(found.filter(({field}) => !field.startsWith(`${inside} `))).toEqual([]);
    });

    test('its properties stand in its code', () => {
      const folder = path.dirname(fileOf(module));
      const code = readdirSync(folder)
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
        .join('\n');
      // Links hand further properties to the element or component they are made of.
      const inherits = /ComponentProps<|ButtonLook|BookingSubject/.test(code);
      const own = properties.filter(
        ({name: property}) => !new RegExp(`\\b${property}\\b`).test(code),
      );
      expect(inherits ? [] : own.map(({name: property}) => property)).toEqual([]);
    });
  },
);

test('every component that a page uses is in the list', () => {
  const known = new Set(AUTHOR_COMPONENTS.map(importLine).map((line) => line.split(' from ')[1]));
  const used = source.documents.flatMap(({body}) =>
    [...body.matchAll(/^import .* from ('.*';)$/gm)].map(([, module]) => module),
  );
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((module) => !known.has(module))).toEqual([]);
});

test.each(['blocks', 'facts', 'links'])(
  'every component of the authors’ room “%s” is in the list, or says why not',
  (room) => {
    const folders = readdirSync(path.join(COMPONENTS, room), {withFileTypes: true}).filter(
      (entry) =>
        entry.isDirectory() && existsSync(path.join(COMPONENTS, room, entry.name, 'index.tsx')),
    );
    const listed = new Set(AUTHOR_COMPONENTS.filter(({named}) => !named).map(({module}) => module));
    expect(
      folders
        .map(({name}) => name)
        .filter((name) => !listed.has(`@site/src/components/${room}/${name}`))
        .filter((name) => !Object.hasOwn(NOT_FOR_PAGES, name)),
    ).toEqual([]);
  },
);

test('src/components/README.md is made from the list', async () => {
  const file = path.join(COMPONENTS, 'README.md');
  const config = await resolveConfig(file);
  const text = await format(componentsReadme(), {...config, parser: 'markdown'});
  await expect(text).toMatchFileSnapshot(file);
});
