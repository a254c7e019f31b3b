/** Which names and addresses something new may have. */
import {ownerOf} from '../../content/checks/pages/reserved';
import {plainName} from '../../content/plainName';
import type {Source} from '../../content/source';

/** A number at the beginning is cut off by Docusaurus, and the page not found; digits alone are no name. */
const ID = /^(?!\d+(?:-|$))[a-z0-9]+(-[a-z0-9]+)*$/;
/** Who names a photo may write its file. */
const ENDING = /\.(?:jpe?g|png|webp|heic|mdx?|svg)$/i;
const MOST = 40;

/** Why a name cannot be one; undefined when it can. */
export function faultOfId(id: string): string | undefined {
  if (!ID.test(id)) {
    const plain = plainName(id.replace(ENDING, '')).replace(/^(\d+)-(.+)$/, '$2-$1');
    const meant = ID.test(plain) ? plain : 'moon-bath';
    return `"${id}" cannot be a name: write lower-case letters without accents, digits after the first word, and single hyphens, such as ${meant}.`;
  }
  return id.length > MOST ? `"${id}" is too long: write at most ${MOST} characters.` : undefined;
}

/** Why no page may stand at an address; undefined where it may. */
export function faultOfAddress(source: Source, slug: string, locale: string): string | undefined {
  const owner = ownerOf(slug, source);
  if (owner) return `${slug} belongs to ${owner.whose}.`;
  const there = source.documents.find(
    (document) => document.locale === locale && document.frontMatter.slug === slug,
  );
  return there && `${there.file} stands at ${slug} already.`;
}
