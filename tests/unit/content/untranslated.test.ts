import {describe, expect, test} from 'vitest';

import {codeTexts} from '../../../src/content/codeTexts';
import {checkLanguage} from '../../../src/content/checks/language/language';
import {rawDocuments} from '../../../src/content/checks/raw';
import {type Text, textsOf} from '../../../src/content/texts';
import {ES, sourceWith, textOf} from './mistakes/memory';

const source = await sourceWith([]);
const texts: readonly Text[] = [...rawDocuments(source).flatMap(textsOf), ...codeTexts(source)];

/** Specialties come from a list that is checked by itself; the name of a program is for the house to choose. */
const isChosen = ({file, field}: Text): boolean =>
  field.startsWith('specialties') || (file.includes('/programs/') && /^(name|label)$/.test(field));

/** Texts of fields and entries in Spanish, each with what the English one says. */
const pairs = texts
  .filter((text) => text.locale === 'es' && text.field !== '' && !text.isName && !isChosen(text))
  .flatMap((text) => {
    const file = text.file.replace(ES, 'docs');
    const isOfCode = file.endsWith('code.json');
    const twin = texts.find(
      (other) =>
        other.locale === 'en' &&
        other.field === text.field &&
        !other.isName &&
        (isOfCode ? other.file.startsWith('src/') : other.file === file),
    );
    const isShort =
      twin && /\p{Ll}{2}/u.test(twin.text.replace(/\{.*?\}/g, '')) && twin.text.length < 40;
    return isShort && twin.text !== text.text ? [[text, twin.text] as const] : [];
  });

/** Which of these are not told when they are put back to the original's words, all at once. */
function silentOf(some: typeof pairs): string[] {
  const originals = new Map(some);
  const edited = texts.map((text) => ({...text, text: originals.get(text) ?? text.text}));
  const told = checkLanguage(source, edited);
  return some
    .filter(
      ([{file, field, line}]) =>
        !told.some((one) => one.file === file && (one.field === field || one.line === line)),
    )
    .map(([{file, field}, original]) => `${file} ${field}: ${original}`);
}

test('a short text left in the original’s words is told, wherever it stands', () => {
  expect(pairs.length).toBeGreaterThan(100);
  // Few of a file at once: a file of which most is English is told as a whole.
  const parts = [0, 1, 2, 3, 4, 5].map((part) => pairs.filter((_, index) => index % 6 === part));
  expect(parts.flatMap(silentOf)).toEqual([]);
});

describe('a text that reads the same in both languages', () => {
  const wording = `${ES}/wording.yml`;
  const told = async (english: string, spanish: string, alike: string) => {
    const edits = [
      {file: 'docs/contact.mdx', to: `${textOf('docs/contact.mdx')}\n\n## ${english}\n`},
      {file: `${ES}/contact.mdx`, to: `${textOf(`${ES}/contact.mdx`)}\n\n## ${spanish}\n`},
      {file: wording, to: textOf(wording).replace(/^alike: .*$/m, `alike: ${alike}`)},
    ];
    const edited = await sourceWith(edits);
    const problems = checkLanguage(edited, [
      ...rawDocuments(edited).flatMap(textsOf),
      ...codeTexts(edited),
    ]);
    return problems.filter(({file}) => file.endsWith('contact.mdx'));
  };

  test('is told, with the way out', async () => {
    const [problem, ...others] = await told('Karaoke', 'Karaoke', '[Amatista]');
    expect(others).toEqual([]);
    expect(problem?.found).toBe('the original’s words, “Karaoke”');
    expect(problem?.remedy).toContain(`alike of ${wording}`);
  });

  test('is left alone when its words are alike, abbreviations or names', async () => {
    expect(await told('Karaoke', 'Karaoke', '[Amatista, karaoke]')).toEqual([]);
    expect(await told('LSSI', 'LSSI', '[Amatista]')).toEqual([]);
  });
});
