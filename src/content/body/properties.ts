/** Properties of a component in a body: those it has, with values they take. */
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';

import type {Property} from '../authorComponents';
import {didYouMean} from '../closest';
import {INTENSITIES} from '../vocabularies';
import {type Fault, faultAt} from './faults';
import type {Element} from './walk';

/** What names in properties may refer to. */
export type BodyContext = {
  /**
   * Document ids of pages, programs and legal texts, sorted: pages that cannot be read come last otherwise, and what is
   * told of one must not follow from that of another.
   */
  readonly pages: readonly string[];
  readonly programs: readonly string[];
  /** Words of the intensity scale in the page's language. */
  readonly intensities: readonly string[];
};

/** What a property's value is, as far as it is plain. */
type Value =
  | {readonly kind: 'none'}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'number'; readonly number: number}
  | {readonly kind: 'code'};

function valueOf({value}: MdxJsxAttribute): Value {
  if (value === null || value === undefined) return {kind: 'none'};
  if (typeof value === 'string') return {kind: 'text', text: value};
  const source = value.value.trim();
  if (/^\d+$/.test(source)) return {kind: 'number', number: Number(source)};
  const quoted = /^(["'`])([^"'`\\$]*)\1$/.exec(source);
  return quoted ? {kind: 'text', text: quoted[2] ?? ''} : {kind: 'code'};
}

type Verdict = {readonly found: string; readonly remedy: string} | undefined;

/** More ids than these are not listed: who has so many programs looks into their folder. */
const MOST_LISTED = 40;

/** The id that was meant by an address, a file or a path: “contact” by “/contact.mdx”. */
function idMeant(text: string, values: readonly string[]): string {
  const bare = text.replace(/^\.{0,2}\/|\.mdx?$|\/$/g, '');
  const name = bare.split('/').at(-1) ?? '';
  const meant =
    [bare, name].find((one) => values.includes(one)) ??
    values.find((value) => value.endsWith(`/${bare}`));
  return meant ? `Did you mean ${meant}? ` : didYouMean(text, values);
}

const named = (text: string, values: readonly string[], what: string): Verdict =>
  values.includes(text)
    ? undefined
    : {
        found: JSON.stringify(text),
        remedy:
          values.length > MOST_LISTED
            ? `There is no such ${what}. ${idMeant(text, values)}Write the id of one.`
            : `${idMeant(text, values)}Write one of: ${values.join(', ')}.`,
      };

/** Codes that a foreign word is most often marked with, for whoever typed another. */
const LANGUAGES = ['en', 'es', 'ca', 'fr', 'it', 'de', 'pt', 'la', 'el', 'ja'];
const languageNames = new Intl.DisplayNames('en', {type: 'language', fallback: 'none'});

/** Whether a code has the form of one. */
function isTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length > 0;
  } catch {
    return false;
  }
}

/** Whether browsers know a language by this code; “spa” and “es_ES” are none. */
function isLanguage(code: string): boolean {
  if (!isTag(code)) return false;
  const {language: known, baseName} = new Intl.Locale(code);
  return code.split('-')[0]?.toLowerCase() === known && Boolean(languageNames.of(baseName));
}

/** The code that was meant by another: “es” by “spa”, “esp” or “es_ES”. */
function meantBy(code: string): string {
  const [typed = ''] = code.split(/[-_]/);
  const [known = typed] = isTag(typed) ? Intl.getCanonicalLocales(typed) : [];
  return isLanguage(known) ? `Did you mean ${known}? ` : didYouMean(typed, LANGUAGES);
}

const language = (code: string): Verdict =>
  isLanguage(code)
    ? undefined
    : {
        found: `${JSON.stringify(code)}, which is the code of no language`,
        remedy: `${meantBy(code)}Write a code such as es, ca or fr.`,
      };

function verdict({name, type}: Property, value: Value, context: BodyContext): Verdict {
  if (value.kind === 'code') {
    return {
      found: 'code in curly brackets',
      remedy:
        type.kind === 'flag'
          ? `Write ${name} alone, or leave it out.`
          : type.kind === 'number'
            ? `Write a number: ${name}={${type.values.join('} or {')}}.`
            : `Write a text in quotation marks: ${name}="…".`,
    };
  }
  if (type.kind === 'flag') {
    return value.kind === 'none'
      ? undefined
      : {found: 'a value', remedy: `Write ${name} alone, or leave it out.`};
  }
  if (type.kind === 'number') {
    return value.kind === 'number' && type.values.includes(value.number)
      ? undefined
      : {
          found: value.kind === 'number' ? String(value.number) : JSON.stringify(valueText(value)),
          remedy: `Write ${name}={${type.values.join('} or {')}}.`,
        };
  }
  const text = valueText(value);
  if (value.kind !== 'text' || !text.trim()) {
    return {
      found: value.kind === 'number' ? `the number ${value.number}` : 'no value',
      remedy: `Write a text in quotation marks: ${name}="…".`,
    };
  }
  switch (type.kind) {
    case 'name':
      return type.of === 'language' ? language(text) : undefined;
    case 'choice':
      return named(text, type.values, name);
    case 'page':
      return named(text, context.pages, 'page');
    case 'program':
      return named(text, context.programs, 'program');
    case 'intensity': {
      // Words that the translation lacks are told there.
      if (new Set(context.intensities).size < INTENSITIES.length) return undefined;
      return context.intensities.some((word) => word.toLowerCase() === text.trim().toLowerCase())
        ? undefined
        : named(text, context.intensities, 'intensity');
    }
    default:
      return undefined;
  }
}

const valueText = (value: Value): string => (value.kind === 'text' ? value.text : '');

const isPlainAttribute = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute';

/** What other pages of the web say about looks. */
const LOOKS = /^(?:style|color|colour|bgcolor|align|width|height|size|face|font)$/i;

/** What to write in place of a property that nobody knows. */
const wrote = ({name, type}: Property): string =>
  type.kind === 'page' || type.kind === 'program'
    ? `Write ${name}="…" instead, with the id of a ${type.kind}. `
    : `Write ${name} instead. `;

/** What is wrong with the properties of one element. */
export function propertyFaults(
  node: Element,
  properties: readonly Property[],
  context: BodyContext,
): Fault[] {
  const name = node.name ?? '';
  const typed = node.attributes.filter(isPlainAttribute);
  const names = properties.map((property) => property.name);
  const listed = names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none: delete it.';
  const spread = typed.length < node.attributes.length;
  const missing = properties.filter(
    (property) => property.required && !typed.some((attribute) => attribute.name === property.name),
  );
  const misspelt = typed.map((attribute) =>
    names.includes(attribute.name)
      ? ''
      : didYouMean(
          attribute.name,
          names.filter((one) => !typed.some((other) => other.name === one)),
        ),
  );
  const lacking = missing.filter(({name: one}) => !misspelt.includes(`Did you mean ${one}? `));
  const strange = typed.filter(({name: one}, at) => !names.includes(one) && !misspelt[at]);
  // One that it lacks, and one that nobody knows: the same thing under another name.
  const [instead] = lacking.length === 1 && strange.length === 1 ? lacking : [];
  return [
    ...(spread ? [faultAt(node, `code in <${name}>`, 'Write properties as name="value".')] : []),
    ...lacking
      .filter((property) => property !== instead)
      .map((property) =>
        faultAt(
          node,
          'nothing',
          `Add the property ${property.name} to <${name}>.`,
          `${name} ${property.name}`,
        ),
      ),
    ...typed.flatMap((attribute, index): Fault[] => {
      const field = `${name} ${attribute.name}`;
      const property = properties.find((candidate) => candidate.name === attribute.name);
      if (!property) {
        if (LOOKS.test(attribute.name)) {
          const remedy = `Delete it: the site gives its pages their look. ${names.length > 0 ? listed : ''}`;
          return [faultAt(node, 'a property that it does not have', remedy.trim(), field)];
        }
        const near = instead ? wrote(instead) : didYouMean(attribute.name, names);
        return [faultAt(node, 'a property that it does not have', `${near}${listed}`, field)];
      }
      if (typed.findIndex((other) => other.name === attribute.name) < index) {
        return [faultAt(node, 'the same property twice', 'Keep one of them.', field)];
      }
      const wrong = verdict(property, valueOf(attribute), context);
      return wrong ? [faultAt(node, wrong.found, wrong.remedy, field)] : [];
    }),
  ];
}
