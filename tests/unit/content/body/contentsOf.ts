/** What is wrong with the contents of components, where something is told of them already. */
import {contentsFaults} from '../../../../src/content/body/contents';
import type {Fault} from '../../../../src/content/body/faults';
import {treeOf} from './said';
import {toldOf} from './toldOf';

/** What is told of a line already. */
export const at = (line: number, rest: Partial<Fault> = {}): Fault => ({
  field: '',
  line,
  column: 1,
  found: 'a slip',
  remedy: 'Mend it.',
  ...rest,
});

export const faultsOf = (body: string, others: Fault[] = [], ofSigns: Fault[] = []): Fault[] =>
  contentsFaults(treeOf(body), others, ofSigns);
export const said = (body: string, others: Fault[] = [], ofSigns: Fault[] = []): string[] =>
  toldOf(faultsOf(body, others, ofSigns));

/** A component with a text inside. */
export const inside = (name: string, inner: string): string =>
  `<${name}>\n\n${inner}\n\n</${name}>`;
