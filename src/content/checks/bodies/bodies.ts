/** The text of every page: form, components, links, headings, pictures. */
import type {Nodes} from 'mdast';

import {sentencesTwice} from '../../body/sentencesTwice';
import {checkComponents} from '../../body/components';
import {idleImports} from '../../body/idleImports';
import {checkLinks} from '../../body/links';
import type {Fault} from '../../body/faults';
import {parseBody} from '../../body/parse';
import {anchorsOf} from '../../body/anchors';
import {checkPlain} from '../../body/plain';
import {componentsShown} from '../../body/signs';
import {checkStructure} from '../../body/structure';
import {codeEntries, fileOf} from '../../read/codeFile';
import {rulesOf} from '../../kinds';
import {isMarked} from '../../marks';
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {INTENSITIES} from '../../vocabularies';
import {damagedFiles} from '../precedence';
import {groundFaults, idlePhoto} from './grounds';
import {areNamesUnsure} from '../translations/legalNames';
import {withNamesMeant} from '../translations/legalTwice';
import {hasNameless, legalFaults} from '../translations/legalTexts';
import {lostDuties} from './legalDuties';
import {labelFaults, repeatedParts} from './parts';
import {addresses, hostsOf, namesOfLegal, pageIds, pageWith} from './site';
import {withForeignComponent} from './foreignComponents';
import {missingComponents, withRefilled} from './missing';
import {tooShort} from './tooShort';
import {typedDates} from './typedDates';
import {typedFields} from './typedFields';
import {movedBlock} from '../translations/partOrder';
import {translatedParts} from '../translations/translatedParts';
import {twinFaults} from '../translations/twins';
import {type RawDocument, originalsOf, isFields, inFile, lineInFile} from '../raw';
import {lineOf} from '../../body/lines';

const asProblem =
  (document: RawDocument) =>
  (fault: Fault): Problem =>
    fault.line === undefined ? {file: document.file, ...fault} : inFile(document, fault);

/** Whether something speaks of a component: then it may be why two languages differ. */
const speaksOf = (name: string, {field, found, remedy}: Problem): boolean =>
  new RegExp(`\\b${name}\\b`).test(`${field} ${found} ${remedy}`);

const isIdleImport = ({rule}: Problem): boolean => rule === 'idle-import';

/** What differs between a translation and its original, besides what is told of either already. */
function checkTwins(
  document: RawDocument,
  original: RawDocument,
  told: readonly Problem[],
  founded: unknown,
) {
  const ofBoth = told.filter(({file}) => file === document.file || file === original.file);
  const isSure = (name: string): boolean =>
    ofBoth.every((problem) => isIdleImport(problem) || !speaksOf(name, problem));
  // What the original lost is told there, where its import is left.
  const isLost = (name: string): boolean =>
    ofBoth.some((one) => one.file === original.file && isIdleImport(one) && speaksOf(name, one));
  const parts = translatedParts(document, original).filter(
    ({names, fault}) =>
      names.every(isSure) && !(fault.rule === 'only-in-translation' && names.some(isLost)),
  );
  const isTold = (one: RawDocument, node: Nodes): boolean =>
    ofBoth.some(({file, line}) => file === one.file && line === lineInFile(one, lineOf(node)));
  const moved = document.kind === 'legal' ? undefined : movedBlock(document, original);
  const years = ofBoth.some(({rule}) => rule === 'order-of-years');
  const ofTwins = twinFaults(document, original, isTold, !years, founded);
  const isHere = ({isOfOriginal}: {readonly isOfOriginal?: true}): boolean => !isOfOriginal;
  const all = [...parts, ...ofTwins];
  return {
    problems: [
      ...[
        ...all.filter(isHere).map(({fault}) => fault),
        ...(moved && isSure(moved.name) ? [moved.fault] : []),
      ].map(asProblem(document)),
      ...all.filter((one) => !isHere(one)).map(({fault}) => asProblem(original)(fault)),
    ],
    // The import of what is missing is needed again.
    needed: parts.flatMap(({names}) => names),
  };
}

/** Names everything that is wrong in the texts below the fields. */
export function checkBodies(source: Source, documents: readonly RawDocument[]): Problem[] {
  const single = checkSingle(source, documents);
  const originals = originalsOf(documents);
  const founded = isFields(source.business) ? source.business.founded : undefined;
  return documents.flatMap((document) => {
    const own = single.filter(({file}) => file === document.file);
    const original = originals.get(document.id);
    if (!original || original === document) return own;
    // Of what cannot be read nothing is known.
    if ([document, original].some(({body}) => !parseBody(body).tree)) return own;
    const {problems, needed} = checkTwins(document, original, single, founded);
    const isNeeded = (one: Problem): boolean =>
      isIdleImport(one) && needed.some((name) => speaksOf(name, one));
    return withForeignComponent(
      own.filter((one) => !isNeeded(one)),
      problems,
      original.file,
    );
  });
}

/** A word of the scale of intensity, which is one of `code.json`: while its signs are broken there, none is right. */
const WORD_OF_SCALE = 'Intensity word';

/** What is wrong in each text by itself. */
type BodyRules = {readonly hero?: string; readonly plain?: true};
const bodyRulesOf = ({kind}: RawDocument): BodyRules => rulesOf(kind).body as BodyRules;

const structureOf = remembered((document: RawDocument): readonly Fault[] =>
  checkStructure(parseBody(document.body), bodyRulesOf(document).hero, document.kind === 'legal'),
);

function checkSingle(source: Source, documents: readonly RawDocument[]): Problem[] {
  const ids = pageIds(source, documents);
  const pages = [...ids].sort();
  const originals = originalsOf(documents);
  const byPlace = new Map(
    documents.map((document) => [`${document.locale} ${document.id}`, document]),
  );
  const legalNames = namesOfLegal(documents);
  const known = addresses(documents);
  const hosts = hostsOf(source);
  const programs = ids.flatMap((id) => /^programs\/(.+)$/.exec(id)?.[1] ?? []);
  const damaged = damagedFiles(source);
  const intensities = (locale: string): string[] =>
    locale === source.defaultLocale
      ? [...INTENSITIES]
      : codeEntries(source, locale)
          .filter(({id, message}) => id.startsWith('intensity.') && !isMarked(message))
          .map(({message}) => message);
  return documents.flatMap((document) => {
    const {body, file, id, locale} = document;
    const {plain} = bodyRulesOf(document);
    const parsed = parseBody(body);
    const faults: Fault[] = [...parsed.faults];
    if (!body.trim()) {
      const found = 'no text below the fields';
      return [{file, field: '', found, remedy: 'Write the text of the page there.'}];
    }
    faults.push(...tooShort(document), ...typedFields(document), ...typedDates(document));
    if (parsed.tree && plain)
      faults.push(...checkPlain(parsed.tree), ...sentencesTwice(parsed.tree));
    else if (parsed.tree) {
      const original = originals.get(id);
      const translations = documents.filter((one) => one !== document && one.id === id);
      const twins = original === document ? translations : original ? [original] : [];
      faults.push(
        ...checkComponents(parsed.tree, {
          pages,
          programs,
          intensities: intensities(locale),
        }).filter(({field}) => field !== WORD_OF_SCALE || !damaged.has(fileOf(locale))),
        ...withNamesMeant(structureOf(document), document, twins),
        ...checkLinks(parsed.tree, {
          pages,
          addresses: known,
          hosts,
          self: id,
          body: document.body,
          pageOf: (anchor) => pageWith(anchor, locale, documents),
          files: source.statics && new Set(source.statics.map((name) => `/${name}`)),
          anchors: (page) => {
            const target = byPlace.get(`${locale} ${page}`);
            const read = target && parseBody(target.body);
            if (!read?.tree) return undefined;
            // Which name a heading should have is told there, not at every link to it.
            if (target && (hasNameless(target) || areNamesUnsure(target))) return undefined;
            // So is a name that a legal text lost in one of its languages.
            const names = target?.kind === 'legal' ? legalNames.get(page) : undefined;
            return new Set([...anchorsOf(read).ids, ...(names ?? [])]);
          },
        }),
      );
      faults.push(
        ...legalFaults(document, documents),
        ...lostDuties(document, documents),
        ...groundFaults(document, original),
        ...idlePhoto(document),
        ...repeatedParts(document),
        ...labelFaults(document, pages),
      );
      // A block around something is missed there; so is what is shown as it is typed.
      const outside = faults
        .filter(({rule}) => rule === 'outside')
        .flatMap(({components = []}) => components);
      const lost = faults
        .filter(({rule}) => rule === 'missing-component')
        .flatMap(({components = []}) => components.map((tag) => /\w+/.exec(tag)?.[0] ?? ''));
      const told = new Set([...outside, ...lost, ...componentsShown(parsed.tree)]);
      const missing = missingComponents(
        document,
        original,
        original === document ? translations : [],
        told,
      );
      // A misspelt component is told where it stands.
      const misspelt = faults.some(
        ({rule = ''}) =>
          rule === 'unknown-component' || rule === 'html' || rule === 'shown-as-typed',
      );
      // What is missing is told once, not by its idle import as well.
      // What stood in a block that was emptied is needed there again, and so is its import.
      const isEmptied = faults.some(({rule}) => rule === 'empty-component');
      // So is the head of a page, with the heading that it lost.
      const isHeadless = faults.some(({rule}) => rule === 'no-first-heading');
      const idle = isEmptied || isHeadless ? [] : idleImports(parsed.tree, told, twins);
      faults.push(...(missing.length > 0 ? (misspelt ? [] : missing) : idle));
      return withRefilled(faults).map(asProblem(document));
    }
    return faults.map(asProblem(document));
  });
}
