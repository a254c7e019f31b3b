/** Messages of the check, by the rules that say them, and which of them are told. */
import {withoutStoodFor} from '../../../../src/content/checks/standsFor';
import type {Problem} from '../../../../src/content/problems';
import type {Rule} from '../../../../src/content/rules';

/** A message of a rule about a page; without more, about no line of it. */
export const of = (rule: Rule | undefined, more: Partial<Problem> = {}): Problem => ({
  file: 'en/home.mdx',
  field: '',
  found: `found by ${rule}`,
  remedy: 'Mend it.',
  ...(rule && {rule}),
  ...more,
});

/** The rules of the messages that are told. */
export const left = (...problems: Problem[]): (Rule | undefined)[] =>
  withoutStoodFor(problems).map(({rule}) => rule);
