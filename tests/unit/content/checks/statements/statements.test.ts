/** All that is said of sentences, and which message stands for which. */
import {describe, expect, test} from 'vitest';

import {matterOf} from '../../../../../src/content/checks/matter';
import {checkStatements} from '../../../../../src/content/checks/statements';
import type {Problem} from '../../../../../src/content/problems';
import type {Source, SourceDocument} from '../../../../../src/content/source';
import {siteWith, validSite} from '../../fixtureSite';
import {told} from '../rawPages';

const page = (id: string, body: string, locale = 'en', frontMatter = {}): SourceDocument => ({
  ...{id, locale, file: `${locale}/${id}.mdx`, body, frontMatter},
});
const withPages = (...documents: SourceDocument[]): Source => {
  const site = validSite();
  return {...site, documents: [...site.documents, ...documents]};
};

function said(
  site: Source,
  bodies: readonly Problem[] = [],
  codeWords: readonly Problem[] = [],
): string[] {
  return told(checkStatements(matterOf(site, site), bodies, codeWords));
}
const onPage = (body: string): string[] => said(withPages(page('news', body)));

test('of a valid site nothing is said', () => expect(said(validSite())).toEqual([]));

describe('every rule is asked', () => {
  test.each([
    ['years', 'We have been here since 2018.'],
    ['lengths', 'A session of 45 minutes.'],
    ['guests', 'A guest said that it was warm.'],
    ['hours', 'We are closed.'],
    ['languages', 'We answer in French.'],
    ['addresses', 'We live at Calle Mayor 3.'],
  ])('%s', (_, body) => expect(onPage(body)).toHaveLength(1));
});

const problem = (line: number, rule: Problem['rule'], file = 'en/news.mdx'): Problem => ({
  ...{file, field: '', line, found: 'something', remedy: 'Mend it.'},
  ...(rule && {rule}),
});

describe('a number between two tags is told with them', () => {
  const site = {...withPages(page('news', 'There are four suites.'))};
  test('a number is told', () =>
    expect(said(site)).toEqual(['en/news.mdx:1 | “four suites”, counted by hand']));
  test('not where the text inside is', () =>
    expect(said(site, [problem(1, 'text-inside')])).toEqual([]));
  test.each([
    ['another rule', problem(1, 'twice')],
    ['another line', problem(2, 'text-inside')],
    ['another page', problem(1, 'text-inside', 'en/other.mdx')],
  ])('but where %s', (_, one) => expect(said(site, [one])).toHaveLength(1));
});

describe('what differs between two languages', () => {
  const site = (english: string, spanish: string): Source =>
    withPages(page('news', english), page('news', spanish, 'es'));
  const differs = site('Walk 10 minutes to us.', 'Camina 20 minutos.');

  test('is told', () => expect(said(differs)).toHaveLength(1));
  test.each([
    ['the text itself is wrong on its line', [problem(1, 'twice', 'es/news.mdx')], 0],
    ['something is wrong on another line', [problem(2, 'twice', 'es/news.mdx')], 1],
  ])('where %s', (_, bodies, count) => expect(said(differs, bodies)).toHaveLength(count));

  test('is told once, as a rule of the house', () => {
    const rule = 'Ask with two hours’ notice.';
    const regla = 'Pide con dos horas de antelación.';
    const several = [1, 2, 3].map((at) => page(`legal/${at}`, `${rule}\n\n${rule}`));
    const all = said({
      ...validSite(),
      documents: [
        ...validSite().documents,
        ...several,
        page('news', `Your hotel waits. ${rule}`),
        page('news', `Tu hotel espera. ${regla.replace('dos', 'seis')}`, 'es'),
      ],
    });
    expect(all).toEqual([
      'es/news.mdx:1 | “seis horas de antelación”, and 7 other places say “two hours’ notice”',
    ]);
  });
});

test('a rule in the words of a component that are wrong themselves is no other rule', () => {
  const rule = (hours: string): string => `Ask with ${hours} hours’ notice.`;
  const site = {
    ...withPages(...[1, 2].map((at) => page(`legal/${at}`, `${rule('two')}\n\n${rule('two')}`))),
    componentWords: [{id: 'a.b', message: rule('six'), file: 'src/a.tsx', line: 3}],
  };
  const [told_, ...others] = said(site);
  expect(others).toEqual([]);
  expect(told_).toMatch(/^src\/a\.tsx:3 a\.b \| “six hours’ notice”/);
  const wrong = {...problem(9, undefined, 'src/a.tsx'), field: 'a.b'};
  expect(said(site, [], [wrong])).toEqual([]);
});

describe('the first year of the house', () => {
  const imports = "import FoundedYear from '@site/src/components/facts/FoundedYear';";
  test('is told once where it is typed', () =>
    expect(
      said(withPages(page('news', `${imports}\n\nWe have been here since 2018.`))),
    ).toHaveLength(1));
});

describe('ways to pay', () => {
  const [PAY, PAGA] = ['Pay in cash, or by card.', 'Paga en efectivo o con tarjeta.'];
  const both = (english: string, spanish: string): string[] =>
    said(
      withPages(
        ...[page('more', PAY), page('more', PAGA, 'es')],
        ...[page('news', english), page('news', spanish, 'es')],
      ),
    );

  test('other ones than the original has', () =>
    expect(both(PAY, 'Paga en efectivo.')).toHaveLength(1));
  test('once, where the whole site says the contrary', () =>
    expect(both('Here we take only cash.', PAGA)).toEqual([
      'en/news.mdx:1 | “take only cash”, and components and terms say that one pays in cash or by card',
    ]));
});

test('a statement of the fixture that was changed is told with its line', () =>
  expect(said(siteWith('en', 'gallery', {title: 'We are closed'}))).toEqual([
    'docs/gallery.mdx title | “We are closed”, and the house is always open (docs/business.yml)',
  ]));
