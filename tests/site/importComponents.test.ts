/** A component that comes after its tag works without touching the page, though the bundler keeps what it has made. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {CLI} from './copyOfProject';

const ROOT = path.join(import.meta.dirname, '../..');
const dir = mkdtempSync(path.join(os.tmpdir(), 'components-'));
afterAll(() => rmSync(dir, {recursive: true, force: true}));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
};

/** The smallest site with the plugin; it has no check of its content that would stop before the bundler. */
const CONFIG = `import importComponents from ${JSON.stringify(path.join(ROOT, 'src/plugins/importComponents'))};

const docs = {routeBasePath: '/', sidebarPath: false, remarkPlugins: [importComponents]};
export default {
  title: 'Lamps',
  url: 'https://lamps.test',
  baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {blog: false, pages: false, sitemap: false, docs}]],
};
`;

function build(): {code: number | null; output: string} {
  const env = {...process.env, NODE_ENV: 'production'};
  const {status, stdout, stderr} = spawnSync(process.execPath, [CLI, 'build', '--no-minify'], {
    cwd: dir,
    encoding: 'utf8',
    env,
  });
  return {code: status, output: `${stdout}\n${stderr}`};
}

test('a component is found once its file is there', {timeout: 600_000}, () => {
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'));
  write('package.json', '{"name": "lamps"}');
  write('docusaurus.config.ts', CONFIG);
  write('docs/index.mdx', '# Lamps\n\n<Room><Lamp /></Room>\n\nA second <Lamp />\n');
  write('src/components/mdx/Room.tsx', 'export default ({children}) => <div>{children}</div>;\n');
  const before = build();
  expect(before.code).not.toBe(0);
  expect(before.output).toContain('Lamp');
  write('src/components/mdx/Lamp.tsx', 'export default () => <b>a lit lamp</b>;\n');
  const after = build();
  expect(after.code, after.output).toBe(0);
  const html = readFileSync(path.join(dir, 'build/index.html'), 'utf8');
  expect(html.match(/a lit lamp/g)).toHaveLength(2);
});
