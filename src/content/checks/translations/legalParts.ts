/** Parts of a legal text, by the names of their headings. */
import {parseBody} from '../../body/parse';
import type {Problem} from '../../problems';
import type {RawDocument} from '../raw';

/** The name of the part that a line stands in. */
export function partAt({body}: RawDocument, line: number): string {
  const names = [...parseBody(body).headingIds];
  return names.filter(([at]) => at <= line).at(-1)?.[1] ?? '';
}

const namesOf = ({body}: RawDocument): string => [...parseBody(body).headingIds.values()].join(' ');

/** Whether all that follows some signs is read as code, which is told there. */
const hasCode = ({body}: RawDocument): boolean =>
  parseBody(body).tree?.children.some(({type}) => type === 'code') ?? false;

/** Whether both have the same parts in the same order; where they have not, that is told. */
export const haveSameParts = (one: RawDocument, other: RawDocument): boolean =>
  namesOf(one) === namesOf(other) && !hasCode(one) && !hasCode(other);

/** Whether something is told of a part already, which may be why it is not as its twin. */
export const isToldIn = (part: string, document: RawDocument, told: readonly Problem[]): boolean =>
  told.some(
    ({file, field, line}) =>
      file === document.file &&
      !field &&
      line !== undefined &&
      partAt(document, line - (document.bodyLine ?? 1) + 1) === part,
  );
