/** The page of the masseuses: the pictures of the objects they sign with. */
import * as z from 'zod';

import {EMBLEMS} from '../vocabularies';
import {altText, focal, listOf} from './basics';
import {pageFacts, pageWords} from './page';

const id = z.enum(EMBLEMS).describe('Which emblem; its picture is docs/pictures/emblem/<id>.jpg.');

export const masseusesFacts = pageFacts.extend({
  emblems: listOf(id, {focal})
    .min(1)
    .describe('Pictures of the emblems, and the point of each that stays in view.'),
});

export const masseusesWords = pageWords.extend({
  emblems: listOf(id, {alt: altText}).min(1).describe('What the picture of each emblem shows.'),
});
