/** One text as a rule about statements reads it. */
import type {Text} from '../../../../../src/content/texts';
import {textOf} from '../texts';

/** A paragraph on line 12 of the English `about`, or what it is said to be instead. */
export const paragraph = (text: string, where: Partial<Text> = {}): Text =>
  textOf(text, 'en', where);

/** The same on the Spanish page. */
export const parrafo = (text: string, where: Partial<Text> = {}): Text => textOf(text, 'es', where);
