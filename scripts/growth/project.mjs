/*
 * A copy of the project with more programs or languages: for measuring how costs grow. New programs are
 * copies of one, and new languages copies of the Spanish words, so that the content stays valid.
 */
import {cpSync, mkdtempSync, readFileSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {ROOT} from '../install.mjs';
import {createWriter} from './sentences.mjs';

const PARTS = [
  'docs',
  'i18n',
  'src',
  'scripts',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

/** The program that is copied, and its name in its texts. */
const MODEL = {id: 'kaula-tantra', name: 'Kaula Tantra'};

const TREE = 'docusaurus-plugin-content-docs/current';

/** Languages that the project could have besides its own. */
const MORE_LANGUAGES = ['ca', 'fr', 'de', 'it', 'pt', 'nl', 'sv', 'da', 'pl', 'cs'];

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

const WORDS = /^( *(?:lead|summary|description|subtitle|text|title): )(.+)$/gm;

/** A picture of its own is no other program's: the copies show one of the gallery, which many may. */
const withGalleryPhoto = (facts) =>
  facts.replace(/^hero: .*$/m, 'photo: 14').replace(/^heroAlt: .*\n/m, '');

/** Words in one sentence of the writer, about. */
const SENTENCE = 8;
const sentencesIn = (text) => Math.ceil(text.split(/\s+/).length / SENTENCE);

/** A program's file as that of another program, which says something else at the same length. */
function another(model, {id, name, nth}, locale) {
  const writer = createWriter(locale, name, nth);
  const own = model.replaceAll(MODEL.name, name).replaceAll(`/${MODEL.id}`, `/${id}`);
  const [, facts, body] = own.split(/^---$/m);
  const fields = withGalleryPhoto(facts).replace(WORDS, (line, key, text) => {
    if (text.startsWith(name)) return line;
    if (/[.!?]$/.test(text)) return key + writer.sentences(sentencesIn(text));
    return key + writer.title();
  });
  const prose = body
    .trim()
    .replace(
      /^(> )?(.+)$/gm,
      (_line, quote = '', text) => quote + writer.sentences(sentencesIn(text)),
    );
  return `---${fields}---\n\n${prose} ${writer.stopping()}\n`;
}

/** What a number is called: its digits as syllables of no language, so that no rule for real words applies. */
const SYLLABLES = ['bu', 'ke', 'dy', 'fo', 'gy', 'pa', 'xu', 'vy', 'zi', 'hy'];
const wordFor = (number) =>
  [...String(number).padStart(3, '0')].map((digit) => SYLLABLES[Number(digit)]).join('');

/** Writes programs until there are `wanted`. Names are words without digits, as content asks for. */
function addPrograms(dir, wanted) {
  const at = (...parts) => path.join(dir, ...parts);
  const existing = readdirSync(at('docs/programs')).filter((file) => file.endsWith('.mdx')).length;
  const added = Array.from({length: Math.max(0, wanted - existing)}, (_, index) => {
    const word = wordFor(index);
    return {id: `growth-${word}`, name: `Growth ${capital(word)}`, nth: index};
  });
  const languages = readdirSync(at('i18n')).filter((name) => !name.includes('.'));
  const folders = [
    ['en', 'docs/programs'],
    ...languages.map((locale) => [locale, `i18n/${locale}/${TREE}/programs`]),
  ];
  for (const [locale, folder] of folders) {
    const model = readFileSync(at(folder, `${MODEL.id}.mdx`), 'utf8');
    for (const program of added) {
      writeFileSync(at(folder, `${program.id}.mdx`), another(model, program, locale));
    }
  }
  // Each has a drawing of its own, if only by its name: two programs under one tile are a mistake.
  const tile = readFileSync(at(`static/img/tile/${MODEL.id}.svg`), 'utf8');
  for (const {id} of added) {
    writeFileSync(at(`static/img/tile/${id}.svg`), `${tile.trimEnd()}<!-- ${id} -->\n`);
  }
  const sidebars = readFileSync(at('sidebars.ts'), 'utf8');
  const lines = added.map(({id}) => `    'programs/${id}',\n`).join('');
  const before = "    'programs/four-hands',\n";
  if (!sidebars.includes(before)) throw new Error('sidebars.ts has no line for four-hands.');
  writeFileSync(at('sidebars.ts'), sidebars.replace(before, lines + before));
}

/** Adds languages until there are `wanted`; addresses get the language's code at their end. */
function addLanguages(dir, wanted) {
  const at = (...parts) => path.join(dir, ...parts);
  const added = MORE_LANGUAGES.slice(0, Math.max(0, wanted - 2));
  for (const code of added) {
    cpSync(at('i18n/es'), at('i18n', code), {recursive: true});
    const tree = at('i18n', code, TREE);
    for (const file of readdirSync(tree, {recursive: true, encoding: 'utf8'})) {
      if (!file.endsWith('.mdx') || file === 'home.mdx' || file.startsWith('masseuses/')) continue;
      const text = readFileSync(path.join(tree, file), 'utf8');
      writeFileSync(path.join(tree, file), text.replace(/^slug: \/(.*)$/m, `slug: /$1-${code}`));
    }
  }
  const config = readFileSync(at('docusaurus.config.ts'), 'utf8');
  const lines = added.map(
    (code) => `\n  ${code}: {label: '${code}', htmlLang: '${code}', baseUrl: '/${code}/'},`,
  );
  const changed = config.replace(/ *es: \{label.*\},/, (line) => line + lines.join(''));
  if (added.length > 0 && changed === config)
    throw new Error('The configuration has no line for es.');
  writeFileSync(at('docusaurus.config.ts'), changed);
}

/** Makes the copy in a temporary folder and returns its path. Installed packages are linked in. */
export function makeProject({programs, languages}) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'velada-growth-'));
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(dir, part), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  addPrograms(dir, programs);
  addLanguages(dir, languages);
  return dir;
}
