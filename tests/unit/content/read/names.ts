/** Names of files as the reader of a folder sees them, and what it says of one. */
import {type Around, misnamed} from '../../../../src/content/read/pageNames';

/** The folder of a translation. */
export const SPANISH = 'i18n/es/docusaurus-plugin-content-docs/current';

/** The pages that stand in the folder, those that should, and those with a line in sidebars.ts. */
export type Names = {
  readonly folder?: string;
  readonly own?: readonly string[];
  readonly wanted?: readonly string[];
  readonly listed?: readonly string[];
};

/** A folder with two pages and a program, of which none is missing, or another one. */
export function around({
  folder = 'docs',
  own = ['home', 'about', 'programs/prana'],
  wanted = ['home', 'about'],
  listed = [],
}: Names = {}): Around {
  const missing = wanted.filter((id) => !own.includes(id));
  return {folder, own: new Set(own), wanted, missing, listed};
}

type Told = ReturnType<typeof misnamed>;

/** What is found, and the page that the file is read as: `docs/About.mdx | the name "About.mdx" → about`. */
export const found = (wrong: Told): string =>
  wrong
    ? `${wrong.problem.file} | ${wrong.problem.found}${wrong.id === undefined ? '' : ` → ${wrong.id}`}`
    : 'nothing';

export const said = (name: string, names?: Names): string => found(misnamed(name, around(names)));

export const remedy = (name: string, names?: Names): string | undefined =>
  misnamed(name, around(names))?.problem.remedy;
