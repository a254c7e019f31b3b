/** The lint rule about texts beside each other (eslint-rules/joinedTexts.mjs). */
import path from 'node:path';

import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const PROJECT = path.join(import.meta.dirname, '../../..');

const refused = [
  '<p>{first} <em>{last}</em></p>',
  '<p>{count} min</p>',
  '<p>{first}{last}</p>',
  '<p>{first}{last && <>{" "}<em>{last}</em></>}</p>',
  '<p><Translate id="a" />{" "}<em>{last}</em></p>',
  '<p>{isLong ? <Translate id="a" /> : <Translate id="b" />}{" "}<b /></p>',
];

const accepted = [
  '<p>{`${first} `}<em>{last}</em></p>',
  '<p><b>{first}</b>{" "}<em>{last}</em></p>',
  '<p>{isLong && <b>{first}</b>}{` ${count}`}</p>',
  '<p><Translate id="a" /></p>',
];

test('two texts beside each other are refused, also in alternatives and fragments', async () => {
  const elements = [...refused, ...accepted];
  const text = `import Translate from '@docusaurus/Translate';
declare const first: string, last: string | undefined, count: number, isLong: boolean;
export const elements = [\n${elements.join(',\n')}\n];
void Translate;`;
  // The types are those of a file of the project.
  const filePath = path.join(PROJECT, 'src/components/labels/Address.tsx');
  const [result] = await new ESLint({cwd: PROJECT}).lintText(text, {filePath});
  const messages = result?.messages ?? [];
  expect(messages.filter(({fatal}) => fatal)).toEqual([]);
  const lines = messages
    .filter(({ruleId}) => ruleId === 'house/joined-texts')
    .map(({line}) => text.split('\n')[line - 1]?.replace(/,$/, ''));
  expect([...new Set(lines)]).toEqual(refused);
});
