/** What a masseuse is called: in her field, in her biography, and as the name of her file. */
import {folded, withCapital} from '../../language/inflections';
import {plainName} from '../../plainName';
import type {Problem} from '../../problems';
import {type RawDocument, masseusesOf} from '../raw';

type Fault = Pick<Problem, 'found' | 'remedy'>;

/** Written as names are: a capital and small letters. */
function formOf(name: string): Fault | undefined {
  const isLoud = /^\p{Lu}{3,}$/u.test(name);
  if (/^\p{Lu}/u.test(name) && !isLoud) return undefined;
  const rest = isLoud ? name.slice(1).toLowerCase() : name.slice(1);
  return {
    found: JSON.stringify(name),
    remedy: `Write ${withCapital(name.charAt(0) + rest)}.`,
  };
}

/** Another name than that of her file: with a surname or a title beside it, or of somebody else. */
function fileOf(name: string, own: string): Fault | undefined {
  const plain = plainName(name);
  if (!plain || plain === own) return undefined;
  const first = name.split(/[\s,()“”"«»-]+/u).find((part) => plainName(part) === own);
  if (first) {
    const remedy = `Write ${first}: nothing but her working name is published.`;
    return {found: JSON.stringify(name), remedy};
  }
  return {
    found: `${JSON.stringify(name)}, and her file is called ${own}.mdx`,
    remedy: `Correct the name, or call her file ${plain}.mdx in every language.`,
  };
}

/** A name with other accents than every biography of hers has that names her. */
function accentsOf(name: string, bodies: readonly string[]): Fault | undefined {
  const called = bodies.flatMap((body) => body.match(/\p{Lu}\p{L}+/gu) ?? []);
  const hers = new Set(called.filter((word) => folded(word) === folded(name)));
  const [only, ...others] = hers;
  if (only === undefined || others.length > 0 || only === name) return undefined;
  return {
    found: `${JSON.stringify(name)}, and her biography calls her ${only}`,
    remedy: `Write ${only}.`,
  };
}

/** Somebody whom her biography still calls as her file is called. */
function inBiography(name: string, own: string, body: string): Fault | undefined {
  const plain = folded(own);
  const called = (body.match(/\p{Lu}\p{L}+/gu) ?? []).find((word) => folded(word) === plain);
  if (!called || folded(name).includes(plain)) return undefined;
  return {
    found: `${JSON.stringify(name)}, and her biography calls her ${called}`,
    remedy: `Correct it; or write the new name in her biography, and call her file ${plainName(name)}.mdx, in every language.`,
  };
}

/** Names that are not written as names are, or are not those of the biography and of the file. */
export function checkNames(documents: readonly RawDocument[]): Problem[] {
  const names = masseusesOf(documents).map(({facts}) => facts.name);
  return masseusesOf(documents).flatMap(({id, file, body, facts: {name}}): Problem[] => {
    // A name that another one has is told as that.
    const isOwn = names.indexOf(name) === names.lastIndexOf(name);
    if (typeof name !== 'string' || !name.trim() || !isOwn) return [];
    const own = id.replace(/^masseuses\//, '');
    const bodies = documents.filter((one) => one.id === id).map((one) => one.body);
    const fault =
      formOf(name) ?? accentsOf(name, bodies) ?? inBiography(name, own, body) ?? fileOf(name, own);
    return fault ? [{file, field: 'name', ...fault}] : [];
  });
}
