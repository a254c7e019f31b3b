/** A text as words are looked for in it. */
import {folded} from '../../language/inflections';
import {remembered} from '../../remember';
import type {Text} from '../../texts';

/** Without regard to capitals and accents; worked out once for each text. */
export const foldedText = remembered((text: Text) => folded(text.text));
