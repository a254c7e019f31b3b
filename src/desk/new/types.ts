/** What making something new needs to know, and what it leads to. */
import type {Source} from '../../content/source';

/** Reads a file of the project; undefined when there is none. */
type ReadFile = (file: string) => string | undefined;

export type Desk = {readonly source: Source; readonly read: ReadFile};

/** Files to write, and what is left to be done by a person. */
export type Plan = {
  readonly files: Readonly<Record<string, string>>;
  /** A picture to draw, by its path. */
  readonly picture?: string;
  readonly left: readonly string[];
};

/** What is there already. */
export const NOTHING: Plan = {files: {}, left: []};

/** A plan, or why there is none, in a writer’s words. */
export type Outcome = Plan | {readonly refusal: string};

export const refuse = (refusal: string): {refusal: string} => ({refusal});
