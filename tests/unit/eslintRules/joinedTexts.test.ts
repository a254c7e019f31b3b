/** The lint rule about texts beside each other (eslint-rules/joinedTexts.mjs). */
import path from 'node:path';

import {ESLint} from 'eslint';
import ts from 'typescript';
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

/** A file that exists in memory alone, with types of its own: those of the whole project take ten times as long. */
function programOf(filePath: string, text: string): ts.Program {
  const options = {jsx: ts.JsxEmit.Preserve, strict: true, types: []};
  const host = ts.createCompilerHost(options);
  const {getSourceFile} = host;
  host.getSourceFile = (name, version, ...others) =>
    name === filePath
      ? ts.createSourceFile(name, text, version, true)
      : getSourceFile(name, version, ...others);
  return ts.createProgram([filePath], options, host);
}

test('two texts beside each other are refused, also in alternatives and fragments', async () => {
  const elements = [...refused, ...accepted];
  const text = `import Translate from '@docusaurus/Translate';
declare const first: string, last: string | undefined, count: number, isLong: boolean;
export const elements = [\n${elements.join(',\n')}\n];
void Translate;`;
  const filePath = path.join(PROJECT, 'src/components/labels/joinedTexts.tsx');
  const parserOptions = {projectService: false, programs: [programOf(filePath, text)]};
  const eslint = new ESLint({cwd: PROJECT, overrideConfig: {languageOptions: {parserOptions}}});
  const [result] = await eslint.lintText(text, {filePath});
  const messages = result?.messages ?? [];
  expect(messages.filter(({fatal}) => fatal)).toEqual([]);
  const lines = messages
    .filter(({ruleId}) => ruleId === 'house/joined-texts')
    .map(({line}) => text.split('\n')[line - 1]?.replace(/,$/, ''));
  expect([...new Set(lines)]).toEqual(refused);
});
