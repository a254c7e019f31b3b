/** Drawings that `npm run new` puts where a photograph or a program's tile belongs, until that is there. */
import sharp, {type Metadata} from 'sharp';

import type {Problem} from '../problems';

/** Stands in the drawing's metadata, which no photograph has and no visitor gets. */
const DESCRIPTION = 'The stand-in for a photograph';

/** A picture that nobody takes for a photograph: the house’s colours, and its name. As JPEG. */
export const drawStandIn = (name: string): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#4a1020"/><stop offset="1" stop-color="#14090c"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <path d="M160 80H1440L1520 160V907L1440 987H160L80 907V160Z" fill="none" stroke="#cfa469" stroke-width="3"/>
    <text x="50%" y="50%" fill="#f6dfb2" font-family="serif" font-size="72" text-anchor="middle">${name}</text></svg>`),
  )
    .withExif({IFD0: {ImageDescription: DESCRIPTION}})
    .jpeg({quality: 88})
    .toBuffer();

/** Whether a picture is such a drawing. */
export const isStandIn = ({exif}: Metadata): boolean => exif?.includes(DESCRIPTION) ?? false;

const REMEDY = 'Put the photograph in its place, under the same name.';

/** Warns of drawings that stand for photographs; a build for publication refuses them. */
export const warnOfStandIns = (files: readonly string[]): Problem[] =>
  files.map((file) => ({file, field: '', found: 'the drawn stand-in', remedy: REMEDY}));

/** Warns of tiles that are a drawing of the house's own: a program may be published with one. */
export const warnOfTileStandIns = (files: readonly string[]): Problem[] =>
  files.map((file) => ({
    file,
    field: '',
    found: 'the house’s own drawing in the place of a tile',
    remedy: 'Draw the program’s own tile when you can.',
  }));
