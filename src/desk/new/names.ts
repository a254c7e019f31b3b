/** Which names and addresses something new may have. */
import {parse} from 'yaml';

import {ownerOf} from '../../content/checks/pages/reserved';
import {plainName} from '../../content/plainName';
import type {Source} from '../../content/source';

/** A number at the beginning is cut off by Docusaurus, and the page not found; digits alone are no name. */
const ID = /^(?!\d+(?:-|$))[a-z0-9]+(-[a-z0-9]+)*$/;
/** Who names a photo may write its file. */
const ENDING = /\.(?:jpe?g|png|webp|heic|mdx?|svg)$/i;
/** As long as the shortest field that the name is written into. */
const MOST = {program: 28, page: 28, masseuse: 24, photo: 40} as const;
/** Windows has no files of these names, whatever their ending, and cannot check them out. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

const VERSIONS = ['1.1', '1.2'] as const;

/** Why a name cannot be one; undefined when it can. */
export function faultOfId(id: string, kind: keyof typeof MOST): string | undefined {
  if (!ID.test(id)) {
    const plain = plainName(id.replace(ENDING, '')).replace(/^(\d+)-(.+)$/, '$2-$1');
    const meant = ID.test(plain) ? plain : 'moon-bath';
    return `"${id}" cannot be a name: write lower-case letters without accents, digits after the first word, and single hyphens, such as ${meant}.`;
  }
  if (DEVICE.test(id)) {
    return `"${id}" cannot be a name: Windows has no files that are called so. Choose another one.`;
  }
  // The older YAML, which some editors read, has “yes” and “on” as well.
  if (VERSIONS.some((version) => typeof parse(id, {version}) !== 'string')) {
    return `"${id}" cannot be a name: in the fields of a page it is no word. Choose another one.`;
  }
  const most = MOST[kind];
  return id.length > most
    ? `"${id}" is too long: write at most ${most} characters for a ${kind}.`
    : undefined;
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
