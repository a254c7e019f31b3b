/** Reads a YAML file; what is wrong with its form in a writer's words. */
import {LineCounter, parseDocument} from 'yaml';

import {yamlFault} from './frontMatter';
import {cutRow} from './yamlCuts';
import type {Problem} from '../problems';
import {rememberedByFile} from '../remember';
import {indentedRow} from './yamlIndent';
import {listSlip} from './yamlLists';
import {pointedRow} from './yamlSlips';

type ReadYaml = {readonly value?: unknown; readonly problems: readonly Problem[]};

/** The values of a YAML file, or what keeps it from being read. */
export const readYaml = rememberedByFile(parseYamlFile);

function parseYamlFile(file: string, text: string): ReadYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, logLevel: 'silent'});
  const [error] = document.errors;
  if (!error) {
    const rows = text.split('\n');
    const slip = pointedRow(rows) ?? listSlip(rows) ?? indentedRow(rows) ?? cutRow(rows);
    if (slip) {
      const {row, found, remedy} = slip;
      return {problems: [{file, field: '', line: row + 1, found, remedy}]};
    }
    try {
      return {value: document.toJS(), problems: []};
    } catch {
      // "*x": an alias to a text that no other line has named.
      const line = text.split('\n').findIndex((row) => /[:-] \*/.test(row)) + 1;
      return {
        problems: [{file, field: '', ...yamlFault('mapping values', line || undefined, text)}],
      };
    }
  }
  const reason =
    error.code === 'DUPLICATE_KEY'
      ? 'duplicated mapping key'
      : error.code === 'MISSING_CHAR'
        ? 'unexpected end of the stream'
        : error.code === 'TAB_AS_INDENT'
          ? 'tab character'
          : 'mapping values';
  return {
    problems: [
      {file, field: '', ...yamlFault(reason, lineCounter.linePos(error.pos[0]).line, text)},
    ],
  };
}
