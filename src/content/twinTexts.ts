/** Which text of the original each text of a translation is: the same entry, the same field, the same block. */
import {type RawDocument, originalsOf} from './checks/raw';
import {type Text, textsOf} from './texts';

const isBlock = ({line}: Text): boolean => line !== undefined;
const formOf = (blocks: readonly Text[]): string =>
  blocks.map(({field, isHeading}) => `${field}${isHeading ?? ''}`).join();

/** Fields by their names, and blocks by their places where both pages have as many of the same kinds. */
function ofPage(document: RawDocument, original: RawDocument): (readonly [Text, Text])[] {
  const [here, there] = [textsOf(document), textsOf(original)];
  const [blocks, others] = [here.filter(isBlock), there.filter(isBlock)];
  const areAlike = formOf(blocks) === formOf(others);
  const blockTwins = new Map(areAlike ? blocks.map((text, at) => [text, others[at]]) : []);
  const fields = new Map(there.filter((text) => !isBlock(text)).map((text) => [text.field, text]));
  return here.flatMap((text) => {
    const twin = isBlock(text) ? blockTwins.get(text) : fields.get(text.field);
    return twin ? [[text, twin] as const] : [];
  });
}

/** The original of each text. */
export function twinTexts(
  documents: readonly RawDocument[],
  components: readonly Text[],
  defaultLocale: string,
): ReadonlyMap<Text, Text> {
  const originals = originalsOf(documents);
  const pages = documents.flatMap((document) => {
    const original = originals.get(document.id);
    return original && original !== document ? ofPage(document, original) : [];
  });
  const byId = new Map(
    components.filter(({locale}) => locale === defaultLocale).map((text) => [text.field, text]),
  );
  const labels = components.flatMap((text) => {
    const twin = text.locale === defaultLocale ? undefined : byId.get(text.field);
    return twin ? [[text, twin] as const] : [];
  });
  return new Map([...pages, ...labels]);
}
