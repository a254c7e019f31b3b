/** Paragraphs of a legal text: as many in each part of a translation as in the original, which binds the house to both. */
import {parseBody} from '../../body/parse';
import {stepsOf} from '../../body/walk';
import {type Problem, counted} from '../../problems';
import {partAt} from './legalLists';
import {type RawDocument, isUnread, originalsOf} from '../raw';

/** Lines on which paragraphs begin that stand in no list, by the name of their part. */
function paragraphsIn(document: RawDocument): ReadonlyMap<string, number> {
  const {tree} = parseBody(document.body);
  const parts = (tree ? stepsOf(tree) : [])
    .filter(
      ({node, parents}) =>
        node.type === 'paragraph' && !parents.some(({type}) => type === 'listItem'),
    )
    .map(({node}) => partAt(document, node.position?.start.line ?? 0));
  return new Map(
    [...new Set(parts)].map((part) => [part, parts.filter((one) => one === part).length]),
  );
}

const namesOf = ({body}: RawDocument): string => [...parseBody(body).headingIds.values()].join(' ');

/** Whether something is told of a part already, which may be why it has more or less than its twin. */
const isTold = (part: string, document: RawDocument, told: readonly Problem[]): boolean =>
  told.some(
    ({file, field, line}) =>
      file === document.file &&
      !field &&
      line !== undefined &&
      partAt(document, line - (document.bodyLine ?? 1) + 1) === part,
  );

function differences(
  document: RawDocument,
  original: RawDocument,
  told: readonly Problem[],
): Problem[] {
  // Parts that are not the same are told as that.
  if ([document, original].some(isUnread) || namesOf(document) !== namesOf(original)) return [];
  const [here, there] = [paragraphsIn(document), paragraphsIn(original)];
  const lines = new Map(
    [...parseBody(document.body).headingIds].map(([line, name]) => [name, line]),
  );
  return [...new Set([...there.keys(), ...here.keys()])].flatMap((part): Problem[] => {
    const [few = 0, many = 0] = [here.get(part), there.get(part)];
    if (few === many || [document, original].some((one) => isTold(part, one, told))) return [];
    const line = (lines.get(part) ?? 1) + (document.bodyLine ?? 1) - 1;
    const found = `${few === 0 ? 'no paragraph' : counted(few, 'paragraph')} in this part, and the original has ${many}`;
    const mend =
      few < many
        ? 'Add what is missing here, if only an empty line between two of them'
        : 'Delete what is too much here, if only an empty line within one of them';
    return [
      {
        file: document.file,
        field: '',
        line,
        found,
        remedy: `${mend}, or correct ${original.file}.`,
      },
    ];
  });
}

/** Names parts of legal texts that lack a paragraph, unless `told` says what is wrong there. */
export function checkLegalParagraphs(
  documents: readonly RawDocument[],
  told: readonly Problem[],
): Problem[] {
  const originals = originalsOf(documents);
  return documents.flatMap((document) => {
    const original = originals.get(document.id);
    const isTwin = document.kind === 'legal' && original && original !== document;
    return isTwin ? differences(document, original, told) : [];
  });
}
