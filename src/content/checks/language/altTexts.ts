/** Words for those who cannot see a picture. */
import type {Problem} from '../../problems';
import {isFileName} from '../../pictures/fileNames';
import type {Text} from '../../texts';

/** “Image of …”: a screen reader has said so already. */
const SAYS_PICTURE =
  /^(?:an? )?(?:image|picture|photo|photograph) (?:of|showing)(?![A-Za-zÀ-ɏ])|^(?:una )?(?:imagen|foto|fotografía) (?:de|que muestra)(?![A-Za-zÀ-ɏ])/iu;
/** “reception-key.jpg” */
const FILE_NAME = /[\w-]+\.(?:jpe?g|png|webp|avif|svg)(?![A-Za-zÀ-ɏ])/iu;

/** Somebody whom a picture shows: at the beginning of its words, and not as the owner of what it shows. */
const SOMEBODY =
  /^(?:an?|the|one|two|una?|el|la|dos) (?:\p{Ll}+ )?(?:masseuse|woman|women|man|men|lady|person|couple|model|guest|masajistas?|mujer(?:es)?|hombres?|señora|persona|pareja|modelo|clienta?)(?![A-Za-zÀ-ɏ’])/iu;

const isAlt = ({field}: Text): boolean => /(?:^|[. ])(?:alt|heroAlt)$/.test(field);

/** Whether a message names a file that stands in the place of words. */
export const isNameOfFile = ({rule}: Problem): boolean => rule === 'name-of-file';

/** Names words for pictures that say what they are instead of what they show. */
export function checkAltTexts(texts: readonly Text[]): Problem[] {
  return texts.filter(isAlt).flatMap(({file, field, line, text}): Problem[] => {
    const [name] = isFileName(text.trim()) ? [text.trim()] : (FILE_NAME.exec(text) ?? []);
    const [start] = SAYS_PICTURE.exec(text) ?? [];
    if (name !== undefined) {
      const remedy = 'Say in words what the picture shows.';
      const found = `the name of a file, ${name}`;
      return [{file, field, line, found, remedy, rule: 'name-of-file'}];
    }
    const [somebody] = SOMEBODY.exec(text) ?? [];
    if (somebody !== undefined) {
      const remedy = 'Show a picture without people, or say what this one shows.';
      return [{file, field, line, found: `“${somebody}”, and the house shows nobody`, remedy}];
    }
    if (start === undefined) return [];
    const remedy = 'Begin with what it shows: that it is a picture is said by itself.';
    return [{file, field, line, found: `“${start}” at the beginning`, remedy}];
  });
}
