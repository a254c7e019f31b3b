/** A mistake at a place of a body. */
import type {Nodes} from 'mdast';

import type {Problem} from '../problems';

export type Fault = Omit<Problem, 'file'>;

export type Place = readonly [line: number, column: number];

/** A mistake of form; `at` is where it stands, when the compiler noticed it later. */
export type Complaint = Pick<Fault, 'found' | 'remedy' | 'rule'> & {readonly at?: Place};

/**
 * A mistake where a node begins; without a node it is one of the whole body.
 *
 * @param field what of the node, such as a property; nothing where it is the node itself
 */
export function faultAt(node: Nodes | undefined, found: string, remedy: string, field = ''): Fault {
  const start = node?.position?.start;
  return {field, line: start?.line, column: start?.column, found, remedy};
}

/** A mistake within the words of a node, on the line where it stands: `before` are the words before it. */
export function faultWithin(node: Nodes, before: string, found: string, remedy: string): Fault {
  const fault = faultAt(node, found, remedy);
  const down = before.split('\n').length - 1;
  return down === 0 ? fault : {...fault, line: (fault.line ?? 1) + down, column: 1};
}
