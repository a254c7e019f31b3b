/** The tiles of programs: whether each is a drawing, and one of its own. */
import {describe, expect, test} from 'vitest';

import {isDrawing, readTiles} from '../../../../src/content/read/readTiles';
import {drawing} from './drawings';
import {diskOf} from './memoryDisk';

const TILE = 'static/img/tile/';

/** What is read of a folder with these tiles. */
const read = (tiles: Readonly<Record<string, string>>) =>
  readTiles(
    diskOf(Object.fromEntries(Object.entries(tiles).map(([name, text]) => [TILE + name, text]))),
  );

async function told(tiles: Readonly<Record<string, string>>): Promise<string[]> {
  const {problems} = await read(tiles);
  return problems.map(({file, field, found}) => `${file}${field} | ${found}`);
}

describe('a text that browsers show as a drawing', () => {
  test.each([
    ['a drawing', drawing()],
    ['with a line end', `${drawing()}\n`],
    ['with a note at its end', `${drawing()}\n<!-- Made by hand. -->\n`],
    ['with the first line of XML', `<?xml version="1.0"?>\n${drawing()}`],
    ['in single quotation marks', drawing().replaceAll('"', "'")],
    ['with line ends in its tag', drawing().replaceAll(' ', '\n')],
    ['an empty one', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" />'],
    [
      'a size beside its viewBox',
      drawing()
        .replace('<svg', '<svg width = "2"')
        .replace('viewBox=', 'viewBox =')
        .replace('xmlns=', 'xmlns = '),
    ],
  ])('%s', async (_, text) => expect(await isDrawing(text)).toBe(true));

  test.each([
    ['nothing', ''],
    ['words', 'A lamp.'],
    ['no xmlns', drawing().replace('xmlns', 'ns')],
    ['another xmlns', drawing().replace('2000/svg', '1999/xhtml')],
    ['no viewBox', drawing().replace('viewBox', 'box')],
    [
      'a viewBox of its path',
      drawing().replace(' viewBox="0 0 2 2"', '').replace('<path', '<path viewBox="0 0 2 2"'),
    ],
    ['no end', drawing().replace('</svg>', '')],
    ['more behind its end', `${drawing()}Words`],
    ['an element that is not closed', drawing().replace('/>', '>')],
    ['another element', drawing().replaceAll('svg', 'svgs')],
  ])('none: %s', async (_, text) => expect(await isDrawing(text)).toBe(false));
});

describe('what is read', () => {
  test('programs with a tile, and tiles that are a copy of the house’s own', async () => {
    const {tiles, standIns, problems} = await read({
      'panot.svg': drawing(),
      'panot-mono.svg': drawing('M0 0h2'),
      'panoti.svg': `${drawing()}\n`,
      'moon.svg': drawing('M0 0h2'),
      'sun.svg': drawing('M0 0h3'),
      'my-panot-moon.svg': drawing('M0 0h4'),
      'panot.svg-moon.svg': drawing('M0 0h5'),
      'notes.txt': 'Words.',
      'star.svg.bak': 'Words.',
    });
    expect(tiles).toEqual([
      'moon',
      'my-panot-moon',
      'panot-mono',
      'panot',
      'panot.svg-moon',
      'panoti',
      'sun',
    ]);
    expect(standIns).toEqual([`${TILE}moon.svg`, `${TILE}panoti.svg`]);
    expect(problems).toEqual([]);
  });

  test('nothing where there is no folder', async () =>
    expect(await readTiles(diskOf({}))).toEqual({tiles: [], standIns: [], problems: []}));
});

describe('what is told', () => {
  const WHOLE = 'a file that is no whole SVG drawing (xmlns, viewBox, every element closed)';
  const OBLONG = 'a drawing whose viewBox is not square';
  const FOREIGN = 'a drawing that asks another website for a part of it';
  const SCRIPT = 'a drawing that holds a script';

  test.each([
    ['words', 'Words.', WHOLE],
    ['an empty file', '', WHOLE],
    ['wider than high', drawing('', '0 0 3 2'), OBLONG],
    ['higher than wide, with commas', drawing('', '0,0,2,3.5'), OBLONG],
    ['with wide gaps and long numbers', drawing('', '10.5  10.5  20  30'), OBLONG],
    [
      'with blanks around its sign',
      drawing('', '0 0 3 2').replace('viewBox=', 'viewBox = '),
      OBLONG,
    ],
    ['a picture of another website', drawing('"/><image href="https://a.example/b.png'), FOREIGN],
    [
      'a picture without a protocol',
      drawing('"/><image href = \'//a.example/b.png\' id="'),
      FOREIGN,
    ],
    [
      'a style of another website',
      drawing('"/><path style="fill: url(http://a.example/b)'),
      FOREIGN,
    ],
    [
      'a style in quotation marks',
      drawing('"/><path style="fill: url( \'//a.example/b\')'),
      FOREIGN,
    ],
    ['a script', drawing('"/><script>1</script><path d="'), SCRIPT],
    ['something to happen', drawing('" onclick="go()'), SCRIPT],
    ['a link that is a script', drawing('"/><path data-a="javascript:go()'), SCRIPT],
  ])('%s', async (_, text, found) =>
    expect(await told({'moon.svg': text})).toEqual([`${TILE}moon.svg | ${found}`]),
  );

  test.each([
    ['a square that begins elsewhere', drawing('', '-1 -1 2 2.0')],
    ['a square with commas', drawing('', '0, 0, 2, 2')],
    ['a link within the drawing', drawing('"/><path style="fill: url(#a)')],
    ['an address in words', drawing('"/><title>https://a.example</title><path d="')],
    ['a script in words', drawing('"/><title>a script on = off</title><path d="')],
  ])('nothing: %s', async (_, text) => expect(await told({'moon.svg': text})).toEqual([]));

  test('the same drawing twice', async () =>
    expect(
      await told({'moon.svg': drawing(), 'star.svg': `${drawing()}\n`, 'sun.svg': drawing('M1 1')}),
    ).toEqual([`${TILE}star.svg | the same drawing as ${TILE}moon.svg`]));

  test('the same words twice are two files that are no drawing', async () =>
    expect(await told({'moon.svg': 'Words.', 'star.svg': 'Words.'})).toEqual([
      `${TILE}moon.svg | ${WHOLE}`,
      `${TILE}star.svg | ${WHOLE}`,
    ]));

  test.each([
    [
      {'a.svg': 'Words.'},
      'Export the drawing again; until it is there, a copy of panot.svg will do.',
    ],
    [
      {'a.svg': drawing('', '0 0 3 2')},
      'Export the drawing again as wide as it is high, such as viewBox="0 0 200 200".',
    ],
    [
      {'a.svg': drawing(), 'b.svg': drawing()},
      'One of the two is another program’s: put its own drawing there; until it is drawn, a copy of panot.svg will do.',
    ],
    [{'a.svg': drawing('" href="//a.example')}, 'Export the drawing again with everything in it.'],
    [
      {'a.svg': drawing('" onload="go()')},
      'Export the drawing again as plain SVG, without scripts.',
    ],
  ])('how to mend %j', async (tiles, remedy) =>
    expect((await read(tiles)).problems[0]?.remedy).toBe(remedy),
  );
});
