/** What is wrong with the components of a text below the imports that it needs. */
import {AUTHOR_COMPONENTS, importLine} from '../../../../src/content/authorComponents';
import {checkComponents} from '../../../../src/content/body/components';
import type {Fault} from '../../../../src/content/body/faults';
import {treeOf} from './said';
import {fullyToldOf, toldOf} from './toldOf';

export const CONTEXT = {pages: ['contact'], programs: ['prana'], intensities: []};

/** Lines are counted without the imports. */
export function faultsOf(body: string): Fault[] {
  const lines = AUTHOR_COMPONENTS.filter(({name}) => body.includes(`<${name}`)).map(importLine);
  const head = [...new Set(lines), ''].join('\n');
  return checkComponents(treeOf(`${head}\n${body}`), CONTEXT).map((fault) => ({
    ...fault,
    line: (fault.line ?? 0) - head.split('\n').length,
  }));
}

export const told = (body: string): string[] => fullyToldOf(faultsOf(body));
export const said = (body: string): string[] => toldOf(faultsOf(body));
