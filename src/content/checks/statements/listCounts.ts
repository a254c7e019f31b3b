/** A number that a text gives of the list straight below it: “Four rules”, over five. */
import {parseBody} from '../../body/parse';
import {stepsOf, textOf} from '../../body/walk';
import {type Fault, faultAt} from '../../body/faults';
import {numberPattern, valueOf} from '../../language/numbers';
import {counted} from '../../problems';
import {remembered} from '../../remember';
import type {Problem} from '../../problems';
import {type RawDocument, inFile} from '../raw';

/** What entries of a list are called, by language: of people, hours or rooms a list may show some. */
const ENTRIES: Readonly<Record<string, string>> = {
  en: 'rules|things|steps|points|reasons|principles|conditions|habits|promises|answers|questions',
  es: 'normas|reglas|cosas|pasos|puntos|razones|motivos|principios|condiciones|costumbres|promesas|respuestas|preguntas',
};

const COUNT = new Map(
  Object.entries(ENTRIES).map(([locale, nouns]) => [
    locale,
    new RegExp(`^(${numberPattern(locale)}) (?:${nouns})(?![A-Za-zÀ-ɏ])`, 'iu'),
  ]),
);

const faultsIn = remembered(({locale, body}: RawDocument): readonly Fault[] => {
  const pattern = COUNT.get(locale);
  const {tree} = parseBody(body);
  if (!tree || !pattern) return [];
  const blocks = stepsOf(tree).filter(
    ({node: {type}, parents}) =>
      ['paragraph', 'heading', 'list', 'table', 'blockquote'].includes(type) &&
      parents.every(({type: around}) => around !== 'listItem' && around !== 'blockquote'),
  );
  return blocks.flatMap(({node}, at): Fault[] => {
    const list = blocks[at + 1]?.node;
    const after = blocks[at + 2]?.node;
    if (node.type === 'list' || list?.type !== 'list' || after?.type === 'list') return [];
    const [typed, said = ''] = pattern.exec(textOf(node).trim()) ?? [];
    if (typed === undefined || valueOf(said, locale) === list.children.length) return [];
    const found = `“${typed}” over a list of ${counted(list.children.length, 'entry', 'entries')}`;
    return [faultAt(node, found, 'Correct the number, or the list.')];
  });
});

/** Names numbers that the list straight below contradicts. */
export const checkListCounts = (documents: readonly RawDocument[]): Problem[] =>
  documents.flatMap((document) => faultsIn(document).map((fault) => inFile(document, fault)));
