/** Originals by the names of their files, below docs/pictures. */
import type {Original} from '../../../../src/content/pictures/originals';

export const originalsOf = (...files: readonly string[]): Original[] =>
  files.map((file) => ({name: file.replace(/\.[^.]+$/, ''), file: `docs/pictures/${file}`}));
