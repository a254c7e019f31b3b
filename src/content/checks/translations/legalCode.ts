/** Names set as code in a legal text are what a browser shows: the same in every language. */
import {type Fault, faultAt} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {stepsOf} from '../../body/walk';
import {closest} from '../../closest';
import type {RawDocument} from '../raw';

function codesIn({body}: RawDocument) {
  const {tree} = parseBody(body);
  return (tree ? stepsOf(tree) : []).flatMap(({node}) =>
    node.type === 'inlineCode' ? [node] : [],
  );
}

/** Names that the original does not have, each with the one that stands there instead. */
export function codeFaults(document: RawDocument, original: RawDocument): Fault[] {
  const [here, there] = [codesIn(document), codesIn(original)];
  const names = there.map(({value}) => value);
  const missing = names.filter((name) => here.every(({value}) => value !== name));
  const isSameLength = here.length === there.length;
  return here.flatMap((code, at): Fault[] => {
    // A component set as code is told as that.
    if (names.includes(code.value) || code.value.includes('<')) return [];
    const meant = (isSameLength ? names[at] : undefined) ?? closest(code.value, missing);
    const found = `the name \`${code.value}\`, which the original does not have`;
    const as = meant ? `Write \`${meant}\`` : 'Write it as it stands there';
    const remedy = `${as}, or correct ${original.file}: browsers call it so in every language.`;
    return [faultAt(code, found, remedy)];
  });
}
