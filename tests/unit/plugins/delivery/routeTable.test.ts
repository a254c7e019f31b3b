import {expect, test} from 'vitest';

import {type Written, routeTable} from '../../../../src/plugins/delivery/routeTable';

type Page = {readonly path: string; readonly hash: string; readonly chunk: string};

const PAGES: readonly Page[] = [
  {path: '/es/', hash: 'a01', chunk: '11111111'},
  {path: '/es/contacto', hash: 'a02', chunk: '22222222'},
  {path: '/es/programas/kaula-tantra', hash: 'a03', chunk: '33333333'},
];

/** The files as Docusaurus writes them (codegenRoutes.js). */
function written(pages: readonly Page[]): Written {
  const routes = pages.map(
    ({path, hash}) => `      {
        path: '${path}',
        component: ComponentCreator('${path}', '${hash}'),
        exact: true,
        sidebar: "pages"
      }`,
  );
  const chunk = (name: string, module: string): string =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  return {
    routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/es/',
    component: ComponentCreator('/es/', 'f00'),
    routes: [
${routes.join(',\n')}
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
    routesChunkNames: JSON.stringify({
      '/es/-f00': {__comp: 'eeeeeeee', __context: {plugin: 'dddddddd'}},
      ...Object.fromEntries(
        pages.map(({path, hash, chunk: content}) => [
          `${path}-${hash}`,
          {__comp: 'cccccccc', content},
        ]),
      ),
    }),
    registry: `export default {
${[
  ...pages.map(({chunk: name, path}) => chunk(name, `@site/docs${path}.mdx`)),
  chunk('cccccccc', '@site/src/Page'),
  chunk('eeeeeeee', '@site/src/Root'),
].join('\n')}};
`,
  };
}

/** What the made modules say together, run as the browser would run them. */
function read(files: Readonly<Record<string, string>>) {
  const text = (name: string): string => files[name] ?? '';
  const code = ['pages.js', 'routesChunkNames.js', 'registry.js', 'routes.js']
    .map((name) =>
      text(name)
        .replace(/^import .*$/gm, '')
        .replace('export default [', 'const routes = [')
        .replace(/export default \w+;/g, '')
        .replace(/export const/g, 'const')
        .replaceAll('import(', 'load('),
    )
    .join('\n');
  const run = new Function(
    'load',
    'ComponentCreator',
    `${code}\nreturn {routes, names, registry};`,
  );
  return run(
    (module: string) => module,
    (path: string, hash: string) => `${path}-${hash}`,
  ) as {
    readonly routes: readonly {
      readonly path: string;
      readonly component: string;
      readonly exact?: boolean;
      readonly routes?: readonly {path: string; component: string; exact?: boolean}[];
    }[];
    readonly names: Readonly<Record<string, {readonly content?: string; readonly __comp: string}>>;
    readonly registry: Readonly<Record<string, readonly [() => string]>>;
  };
}

test('every page has its path, its component and its content, as before', () => {
  const {files, pages} = routeTable(written(PAGES), '/es/');
  const {routes, names, registry} = read(files);
  expect(pages).toEqual(PAGES.map(({path}) => path.slice('/es/'.length)));
  const [root, unknown] = routes;
  expect(root?.component).toBe('/es/-f00');
  expect(names['/es/-f00']).toEqual({__comp: 'eeeeeeee', __context: {plugin: 'dddddddd'}});
  expect(unknown?.path).toBe('*');
  expect(root?.routes?.map(({path}) => path)).toEqual(PAGES.map(({path}) => path));
  for (const {component, path, exact} of root?.routes ?? []) {
    const {__comp, content = '?'} = names[component] ?? {__comp: '?'};
    expect(exact).toBe(true);
    expect(__comp).toBe('cccccccc');
    expect(registry[content]?.[0]()).toBe(`@site/docs${path}.mdx`);
  }
  expect(registry.cccccccc?.[0]()).toBe('@site/src/Page');
});

test('a page of another kind stays as Docusaurus wrote it', () => {
  const plain = written(PAGES);
  const names = JSON.parse(plain.routesChunkNames) as Record<string, object>;
  names['/es/contacto-a02'] = {__comp: 'cccccccc', content: '22222222', more: '33333333'};
  const {files, pages} = routeTable({...plain, routesChunkNames: JSON.stringify(names)}, '/es/');
  const {routes, names: made, registry} = read(files);
  expect(pages.length).toBe(2);
  expect(routes[0]?.routes?.map(({component}) => component)).toContain('/es/contacto-a02');
  expect(made['/es/contacto-a02']).toEqual(names['/es/contacto-a02']);
  expect(registry['22222222']?.[0]()).toBe('@site/docs/es/contacto.mdx');
});

test('a page costs one line in all tables together', () => {
  const more = Array.from({length: 100}, (_, index) => ({
    path: `/es/programas/p${index}`,
    hash: `b${index}`,
    chunk: String(40000000 + index),
  }));
  const linesOf = (list: readonly Page[]): number =>
    Object.values(routeTable(written(list), '/es/').files)
      .join('\n')
      .split('\n')
      .filter((line) => line.trim()).length;
  expect(linesOf([...PAGES, ...more]) - linesOf(PAGES)).toBe(more.length);
});

test('says so when Docusaurus writes in another way', () => {
  const plain = written(PAGES);
  const none = {...plain, routes: plain.routes.replaceAll('ComponentCreator(', 'create(')};
  expect(() => routeTable(none, '/es/')).toThrow(/name no pages: mend routeTable\.ts/);
  const lacking = {...plain, registry: plain.registry.replace('"22222222": [', '"other": [')};
  expect(() => routeTable(lacking, '/es/')).toThrow(/no chunk of \/es\/contacto-a02/);
});
