/** Reads docs/_templates, from which pages are made: their words are no page’s own. */
import {rememberedByFile} from '../remember';
import {type Disk, readText} from './files';

const FOLDER = 'docs/_templates';

type Templates = Readonly<Record<string, string>>;

/** The same object while the texts are the same: what is worked out of them is remembered. */
const kept = rememberedByFile(
  (_folder, templates: Templates) => templates,
  (one, other) => JSON.stringify(one) === JSON.stringify(other),
);

/** The texts of the templates by their names, without the extension. */
export async function readTemplates(disk: Disk): Promise<Templates> {
  const {files} = await disk.list(FOLDER);
  const names = files.filter((name) => name.endsWith('.mdx'));
  const texts = await Promise.all(
    names.map(async (name) => {
      const {text = ''} = await readText(disk, `${FOLDER}/${name}`);
      return [name.replace(/\.mdx$/, ''), text] as const;
    }),
  );
  return kept(FOLDER, Object.fromEntries(texts));
}
