/** The workflow runs commands that there are, on a Node that the packages ask for, and keeps what they make. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';
import {parseDocument} from 'yaml';
import {z} from 'zod';

const ROOT = path.join(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, '.github/workflows');

const Step = z.strictObject({
  id: z.string().optional(),
  name: z.string().optional(),
  uses: z
    .string()
    .regex(/^actions\/[\w-]+@v\d+$/)
    .optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  env: z.record(z.string(), z.string()).optional(),
});
const Workflow = z.object({
  jobs: z.record(
    z.string(),
    z.object({
      'runs-on': z.string(),
      needs: z.string().optional(),
      steps: z.array(Step).min(1),
    }),
  ),
});
const {scripts, engines} = z
  .object({scripts: z.record(z.string(), z.string()), engines: z.object({node: z.string()})})
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const document = parseDocument(readFileSync(path.join(FOLDER, file), 'utf8'));
  const {jobs} = Workflow.parse(document.toJS());
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('is YAML without warnings', () =>
    expect([...document.errors, ...document.warnings]).toEqual([]));

  test('every step does one thing, and every job that is waited for is there', () => {
    for (const step of steps) expect(Boolean(step.run) !== Boolean(step.uses)).toBe(true);
    for (const {needs} of Object.values(jobs)) if (needs) expect(jobs).toHaveProperty(needs);
  });

  test('every step that is referred to has its id', () => {
    const text = document.toString();
    const referred = [...text.matchAll(/steps\.([\w-]+)\./g)].map(([, id]) => id);
    expect(steps.map(({id}) => id)).toEqual(expect.arrayContaining(referred));
  });

  test('runs commands that package.json has', () => {
    const commands = steps.flatMap(({run}) => run?.split('\n').filter(Boolean) ?? []);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      const [, name] = /^npm (?:run )?([\w:-]+)/.exec(command) ?? [];
      expect(['ci', ...Object.keys(scripts)], command).toContain(name);
    }
  });

  test('on the oldest Node that the packages ask for', () => {
    const versions = steps.flatMap((step) => step.with?.['node-version'] ?? []);
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) {
      expect(String(version)).toBe(/\d+/.exec(engines.node)?.[0]);
    }
  });

  test('keeps and publishes the folder that the build writes', () => {
    const folders = steps.flatMap((step) => step.with?.path ?? []);
    expect(new Set(folders)).toEqual(new Set(['build/']));
  });
});
