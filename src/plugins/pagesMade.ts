import type {AllContent} from '@docusaurus/types';

type DocsContent = {
  readonly loadedVersions: readonly {readonly docs: readonly PageMade[]}[];
};

/** A page that Docusaurus has made, with its address, the folder of site and language included. */
type PageMade = {readonly id: string; readonly permalink: string};

/** The pages of the docs plugin in the language being built. */
export function pagesMade(allContent: AllContent): readonly PageMade[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent | undefined;
  return docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
}
