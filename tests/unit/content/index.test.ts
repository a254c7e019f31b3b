/** Pages and pictures checked together: what is told where, here of a site that has nothing but pictures. */
import {describe, expect, test} from 'vitest';

import {checkContent} from '../../../src/content';
import {REQUIRED} from '../../../src/content/pictures/required';
import type {Problem} from '../../../src/content/problems';
import {originalsOf} from './pictures/originalsOf';

const NOWHERE = {siteDir: '/nowhere', defaultLocale: 'en', locales: ['en'], order: []};

const problem = (file: string, field = ''): Problem => ({
  file,
  field,
  found: 'a slip',
  remedy: 'Mend it.',
});

/** What is found where the pictures that the site needs are there, and others. */
const found = (...others: {file: string; problem?: Problem; isStandIn?: boolean}[]) => {
  const looked = [...REQUIRED.map((name) => ({file: `docs/pictures/${name}.jpg`})), ...others];
  const originals = originalsOf(...looked.map(({file}) => file.slice('docs/pictures/'.length)));
  return checkContent(NOWHERE, () =>
    Promise.resolve({originals, looked: looked.map((one) => ({...one, digest: one.file}))}),
  );
};

describe('a mistake in a picture', () => {
  test('is one of the content', async () => {
    const lamp = problem('docs/pictures/lamp.jpg', 'width');
    const {problems, emblemProblems} = await found({file: lamp.file, problem: lamp});
    expect(problems).toContainEqual(lamp);
    expect(emblemProblems).toEqual([]);
  });

  test('of an emblem is told apart', async () => {
    const fan = problem('docs/pictures/emblem/fan.jpg', 'shape');
    const key = problem('docs/pictures/emblem/key.jpg', 'width');
    const {problems, emblemProblems} = await found(
      {file: key.file, problem: key},
      {file: fan.file, problem: fan},
    );
    expect(emblemProblems).toEqual([fan, key]);
    expect(problems.filter(({file}) => file.startsWith('docs/pictures/'))).toEqual([]);
  });

  test('all are sorted by their files', async () => {
    const {problems} = await found({
      file: 'docs/pictures/a.jpg',
      problem: problem('docs/pictures/a.jpg'),
    });
    const files = problems.map(({file}) => file);
    expect(files).toEqual([...files].sort());
    expect(files).toContain('docs/business.yml');
  });
});

test('a drawing that stands for a photograph is a warning', async () => {
  const {warnings} = await found({file: 'docs/pictures/lamp.jpg', isStandIn: true});
  expect(warnings.map(({file, found: what}) => `${file} | ${what}`)).toEqual([
    'docs/pictures/lamp.jpg | the drawn stand-in',
  ]);
});

test('of a site with mistakes there is no catalogue', async () =>
  expect((await found()).catalogue).toBeUndefined());
