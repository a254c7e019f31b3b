/** Which characters the typefaces of the packages contain, and the `unicode-range` of some. */
import {readFileSync} from 'node:fs';

import {original} from './fontFiles.mjs';

/** Longer lines are broken, as prettier breaks them. */
const LINE = 100;

const isWithin = (point, ranges) =>
  ranges.split(',').some((range) => {
    const [from, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return point >= from && point <= to;
  });

/** The characters that the files of a package's Latin alphabet lack: no font can be made with them. */
export function lackingIn(packageName, characters) {
  const {latin} = JSON.parse(readFileSync(original(`${packageName}/unicode.json`), 'utf8'));
  return [...characters].filter((sign) => !isWithin(sign.codePointAt(0), latin));
}

/** Runs of characters: [first, last] as numbers. */
function runsOf(characters) {
  const points = [...characters].map((sign) => sign.codePointAt(0)).toSorted((a, b) => a - b);
  return points.reduce((runs, point) => {
    const last = runs.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else runs.push([point, point]);
    return runs;
  }, []);
}

/** The value of `unicode-range` for these characters, broken into lines behind its name. */
export function unicodeRange(characters) {
  const named = runsOf(characters).map(([from, to]) =>
    from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`,
  );
  const lines = named.reduce((all, name, at) => {
    const word = name + (at === named.length - 1 ? ';' : ',');
    const line = `${all.at(-1)} ${word}`;
    return all.length > 0 && line.length <= LINE
      ? [...all.slice(0, -1), line]
      : [...all, `    ${word}`];
  }, []);
  return `unicode-range:\n${lines.join('\n')}`;
}
