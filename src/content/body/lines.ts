/* Where a block stands in its body. */
import type {Nodes} from 'mdast';

/**
 * The line of a body on which a node begins. What was read from a text always has one; the types leave it
 * open for nodes that a program makes, and for a node that is not there.
 */
export const lineOf = (node: Nodes | undefined): number => node?.position?.start.line ?? 0;
