/** A name that two headings of a legal text have: another language says which of the two has another one’s. */
import type {Fault} from '../../body/faults';
import {parseBody} from '../../body/parse';
import type {RawDocument} from '../raw';

/** The heading that another language calls otherwise, by a name that no heading here has. */
function wrongIn(document: RawDocument, twin: RawDocument): Fault | undefined {
  const [here, there] = [document, twin].map(({body}) => [...parseBody(body).headingIds]) as [
    [number, string][],
    [number, string][],
  ];
  if (here.length !== there.length) return undefined;
  const names = new Set(here.map(([, name]) => name));
  const others = here.flatMap(([line, name], at) => {
    const [, meant = name] = there[at] ?? [];
    return meant === name ? [] : [{line, name, meant}];
  });
  const [wrong] = others;
  if (!wrong || others.length > 1 || names.has(wrong.meant)) return undefined;
  return {
    field: '',
    line: wrong.line,
    found: `the name {#${wrong.name}}, which another heading has`,
    remedy: `Write {#${wrong.meant}}, as ${twin.file} has it.`,
    rule: 'name-twice',
  };
}

/** The same faults, with a name that stands twice told at the heading that should have another one. */
export function withNamesMeant(
  faults: readonly Fault[],
  document: RawDocument,
  twins: readonly RawDocument[],
): readonly Fault[] {
  const clashes = faults.filter(({rule}) => rule === 'name-twice');
  const [clash] = clashes;
  if (document.kind !== 'legal' || !clash || clashes.length > 1) return faults;
  const wrong = twins.map((twin) => wrongIn(document, twin)).find(Boolean);
  return wrong ? faults.map((one) => (one === clash ? wrong : one)) : faults;
}
