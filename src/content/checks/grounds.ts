/** Checks that components with a photo behind them are on pages that name one. */
import {lookUp} from '../lookUp';
import {type Body, lineOfNode, propsOf} from '../pageText';
import type {Problem} from '../problems';
import type {ValidPage} from '../validate';

/** The field that names the photo of a component with ground="photo". */
const PHOTO_OF: Readonly<Record<string, string>> = {
  CallToAction: 'closingPhoto',
  PageHero: 'hero',
};

/** Reports components with ground="photo" on pages that name no photo. */
export function groundProblems({file, id}: ValidPage, original: ValidPage, body: Body): Problem[] {
  return body.elements.flatMap(({node}) => {
    const fact = lookUp(PHOTO_OF, node.name ?? '');
    const {ground} = propsOf(node);
    const isPhoto = ground === 'photo' || (ground === undefined && node.name === 'PageHero');
    if (!fact || !isPhoto || original.facts[fact] !== undefined) return [];
    const message = `Write "${fact}" in docs/${id}.mdx, such as ${fact}: {file: orchid.jpg, focal: [62, 38]}, or another ground here.`;
    return [{file, line: lineOfNode(node), field: `<${node.name} ground>`, message}];
  });
}
