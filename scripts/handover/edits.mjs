/*
 * What a new owner changes in the content, done by a program: another name, telephone, address, hours and
 * prices, a masseuse less, a program more, and every placeholder replaced. Works on a folder with a copy
 * of the project; `npm run test:handover` builds and tests that copy, the unit tests check it.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'yaml';

/** The program that the new house has and the example has not; its words stand beside this file. */
export const NEW_PROGRAM = 'tile-and-honey';
/** The address that the new house publishes its site at. */
export const NEW_SITE_URL = 'https://www.casa-lumen.test';

const WORDS = path.join(import.meta.dirname, 'words');
const HOURS = {from: '11:00', to: '01:00'};

/** `docs/business.yml` of the new house: every field that names it, and nothing left to fill in. */
const HOUSE = {
  name: 'Casa Lumen',
  'address.street': 'Carrer de la Marina 118',
  'address.district': 'Fort Pienc',
  'address.postalCode': '08013',
  addressConfirmed: true,
  'coordinates.latitude': 41.3961,
  'coordinates.longitude': 2.1853,
  phone: '+34 931 274 650',
  whatsapp: '+34 611 482 907',
  'email.info': 'hola@casa-lumen.test',
  'email.casting': 'trabajo@casa-lumen.test',
  'email.privacy': 'datos@casa-lumen.test',
  'programHours.from': HOURS.from,
  'programHours.to': HOURS.to,
  founded: 2018,
  receptionLanguages: ['es', 'ca', 'en', 'fr'],
  'travelFeesEur.centre': 45,
  'travelFeesEur.other': 65,
  'travelFeesEur.airport': 115,
  'casting.dailyPayEur': [150, 420],
  'casting.replyHours': [12, 36],
  'casting.contract': 'employee',
  'casting.payIs': 'gross',
  'legal.company': 'Lumen del Born SL',
  'legal.nif': 'B66123456',
  'legal.registry': 'Registro Mercantil de Barcelona, tomo 46120, folio 81, hoja B-512340',
  'legal.registeredAddress': 'Carrer de la Marina 118, 2.º, 08013 Barcelona',
  'legal.licence': '03-2018-0412, Ajuntament de Barcelona',
  'legal.dataProtectionContact': 'Marta Ribas',
  'samples.pictures': false,
  'samples.history': false,
  'samples.pay': false,
};

/** What a price becomes: no price of the example stays. */
const raised = (euros) => Number(euros) + 15;

const isBefore = (a, b) => {
  const minutes = (time) => {
    const [hour, minute] = time.split(':').map(Number);
    // Hours after midnight belong to the evening before.
    return (hour < 6 ? hour + 24 : hour) * 60 + minute;
  };
  return minutes(a) < minutes(b);
};

/** Files of the content in a folder of the copy. */
function editor(dir) {
  const at = (file) => path.join(dir, file);
  return {
    read: (file) => readFileSync(at(file), 'utf8'),
    write: (file, text) => writeFileSync(at(file), text),
    remove: (file) => rmSync(at(file)),
    pages: (folder) =>
      readdirSync(at(folder))
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => `${folder}/${file}`),
    translations: readdirSync(at('i18n')).map((locale) => [
      locale,
      `i18n/${locale}/docusaurus-plugin-content-docs/current`,
    ]),
  };
}

/** A masseuse's hours, kept within those of the new house. */
const withinHours = (text) =>
  text
    .replace(/from: "(\d\d:\d\d)"/g, (whole, time) =>
      isBefore(time, HOURS.from) ? `from: "${HOURS.from}"` : whole,
    )
    .replace(/to: "(\d\d:\d\d)"/g, (whole, time) =>
      isBefore(HOURS.to, time) ? `to: "${HOURS.to}"` : whole,
    );

/** Titles stand beside the name of the house: a longer name leaves them less room. */
function shortenTitles({read, write, pages, translations}) {
  const most = 60 - ` · ${HOUSE.name}`.length;
  const folders = ['docs', ...translations.map(([, tree]) => tree)];
  for (const file of folders.flatMap((folder) => [
    ...pages(folder),
    ...pages(`${folder}/legal`),
    ...pages(`${folder}/programs`),
  ])) {
    const shorter = (title) =>
      title.length > most ? title.slice(0, title.lastIndexOf(',')) : title;
    write(
      file,
      read(file).replace(/^title: (.*)$/m, (_, title) => `title: ${shorter(title)}`),
    );
  }
}

/** Facts that are no sample any more. */
const withoutSamples = (text) => text.replace(/^ *sample: true\n/gm, '');

/** Facts from the file that `npm run new` made, words from here. */
function writeProgram({read, write, translations}) {
  const file = `programs/${NEW_PROGRAM}.mdx`;
  for (const [locale, folder] of [['en', 'docs'], ...translations]) {
    const made = read(`${folder}/${file}`);
    const slug = /^slug: .*$/m.exec(made)?.[0];
    const facts = locale === 'en' ? withoutSamples(made.slice(4, made.indexOf('# words'))) : '';
    const words = readFileSync(path.join(WORDS, `${locale}.mdx`), 'utf8');
    write(`${folder}/${file}`, words.replace('---\n', `---\n${facts}# words\n${slug}\n`));
  }
}

/** Runs a command of the copy; throws with what it printed when it fails. */
function runIn(dir, args) {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {cwd: dir, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
}

/**
 * Hands the copy in `dir` over. Needs its `node_modules`, since the new program is made by
 * `npm run new`, as an owner would. Throws when a file is not as expected.
 */
export function handOver(dir) {
  const files = editor(dir);
  const {read, write, remove, pages, translations} = files;
  const business = parseDocument(read('docs/business.yml'));
  for (const [field, value] of Object.entries(HOUSE)) business.setIn(field.split('.'), value);
  write('docs/business.yml', business.toString());

  const [leaving, ...staying] = pages('docs/masseuses');
  for (const folder of ['docs', ...translations.map(([, tree]) => tree)]) {
    remove(leaving.replace('docs', folder));
  }
  for (const file of staying) write(file, withoutSamples(withinHours(read(file))));
  write('docs/outcall.mdx', withoutSamples(read('docs/outcall.mdx')));
  for (const file of pages('docs/programs')) {
    write(
      file,
      read(file).replace(/priceEur: (\d+)/g, (_, euros) => `priceEur: ${raised(euros)}`),
    );
  }

  shortenTitles(files);
  runIn(dir, ['scripts/new.mjs', 'program', NEW_PROGRAM]);
  writeProgram(files);
}
