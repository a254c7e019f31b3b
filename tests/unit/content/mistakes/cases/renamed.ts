/** Fields under another name: told once, as that, and in no innocent file. */
import {MASSEUSE, PHASED, TIERED} from '../facts';
import {EN, ES} from '../memory';
import {both, en, es, mistake, set, swap} from '../tools';

const KNOWN = {found: /not known here/};
const named = (from: string, to: string, file: string): void => {
  mistake(
    `${from} as ${to}`,
    file,
    swap(new RegExp(`^( *(?:- )?)${from}:`, 'm'), `$1${to}:`),
    new RegExp(`^Did you mean ${from}\\?`),
    KNOWN,
  );
};
for (const file of both(TIERED)) {
  for (const other of ['tier', 'niveles', 'levels']) named('tiers', other, file);
  named('finish', 'final', file);
  named('heroAlt', 'heroalt', file);
  mistake(
    'an end of one session under another name',
    file,
    swap(/^ {4}finish:/m, '    finnish:'),
    /^Did you mean finish\?/,
    {field: 'tiers[0].finnish'},
  );
}
named('hero', 'image', en(TIERED));
named('pricing', 'price', en('programs/four-hands'));
named('pricing', 'precio', en('programs/outcall'));
named('gallery', 'photos', en('masseuses/alba'));
named('photo', 'image', en('about'));
for (const [from, to, id] of [
  ['phases', 'fases', PHASED],
  ['areas', 'zonas', 'programs/outcall'],
  ['hotels', 'hoteles', 'outcall'],
  ['rooms', 'salas', 'home'],
  ['photos', 'fotos', 'gallery'],
  ['emblems', 'emblemas', 'masseuses'],
] as const) {
  for (const file of both(id)) named(from, to, file);
}
mistake(
  'all names of rooms under another name',
  es('home'),
  swap(/^ {4}name:/gm, '    nombre:'),
  /^Did you mean name\?.* The same in rooms\[1\]/,
  {field: 'rooms[0].nombre'},
);

mistake(
  'a file of a program for its id',
  en(MASSEUSE),
  swap(/^(favoritePrograms:\n {2}- )(.*)/m, '$1$2.mdx'),
  /^Did you mean /,
  {field: 'favoritePrograms[0]'},
);
for (const typed of ['"11:00-20:00"', '11:00 - 20:00', '["11:00", "20:00"]']) {
  mistake(
    `a beginning and an end in one, ${typed}`,
    en('masseuses/alba'),
    swap(/ {4}from: .*\n {4}to: .*\n/, `    hours: ${typed}\n`),
    /from: "11:00" and to: "20:00"/,
    {field: 'availability[0].hours'},
  );
}
for (const [typed, field] of [
  ['[mon-fri]', 'availability[0].days[0]'],
  ['mon-fri', 'availability[0].days'],
  ['[Monday to Friday]', 'availability[0].days[0]'],
  ['lunes a viernes', 'availability[0].days'],
  ['[Mon, Tue, Wed, Thu, Fri]', 'availability[0].days'],
  ['[lunes, martes, miércoles, jueves, viernes]', 'availability[0].days'],
] as const) {
  mistake(
    `days as ${typed}`,
    en('masseuses/alba'),
    set('days', typed),
    /mon, tue, wed, thu, fri\]?\.?$/,
    {field},
  );
}
for (const [typed, meant] of [
  ['[Spanish, English]', 'es, en'],
  ['[ES, EN, CA]', 'es, en, ca'],
  ['español, inglés', 'es, en'],
] as const) {
  mistake(
    `languages as ${typed}`,
    en(MASSEUSE),
    set('languages', typed),
    new RegExp(`^Write languages: \\[${meant}\\]$`),
    {field: 'languages'},
  );
}
for (const [name, folder, wrong, right] of [
  ['of the other language', ES, 'Tantric\n  - Body-to-body\n  - Aromatherapy', 'Tántrico, Cuerpo'],
  ['of the other language', EN, 'Tántrico\n  - Cuerpo a cuerpo\n  - Aromaterapia', 'Tantric, Body'],
  ['in small letters', EN, 'tantric\n  - body-to-body\n  - aromatherapy', 'Tantric, Body'],
] as const) {
  mistake(
    `specialties ${name}`,
    `${folder}/masseuses/alba.mdx`,
    swap(/^(specialties:\n {2}- ).*\n.*\n.*/m, `$1${wrong}`),
    new RegExp(`^Write specialties: \\[${right}`),
    {field: 'specialties'},
  );
}
mistake(
  'a class of hotels that is a part of another',
  en('outcall'),
  set('class', 'four-star'),
  /^Did you mean four-star-superior\?/,
  {},
);
mistake(
  'facts copied into a translation',
  es('masseuses/noa'),
  swap('# words\n', '# facts\nkind: masseuse\nname: Noa\nage: 23\nnationality: Spanish\n# words\n'),
  /^Facts belong in docs\/masseuses\/noa\.mdx\. Delete these lines/,
  {field: 'kind', found: /kind, name, age, nationality/},
);
mistake(
  'facts of a hotel copied into a translation',
  es('outcall'),
  swap(/^( {2}- id: .*\n)/m, '$1    name: AB\n    area: eixample\n    class: grand-luxury\n'),
  /^Facts belong in docs\/outcall\.mdx\. Delete these lines/,
  {field: 'hotels[0].name'},
);

mistake(
  'a component translated',
  es('casting'),
  swap('<ApplyLink />', '<EnlaceSolicitud />'),
  /^Write <ApplyLink \/>, as docs\/casting\.mdx has it/,
  {at: '<EnlaceSolicitud />'},
);
