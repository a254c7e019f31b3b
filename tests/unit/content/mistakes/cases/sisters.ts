/** What one field does otherwise than all others of its name, and numbers that one language has otherwise. */
import {PROGRAM} from '../facts';
import {ES} from '../memory';
import {append, both, en, es, mistake, set, swap} from '../tools';

for (const file of both('about')) {
  mistake('a title with a full stop', file, swap(/^(title: .*)$/m, '$1.'), /^Delete it: the \d+/, {
    field: 'title',
  });
}
for (const file of both(PROGRAM)) {
  const first = /^(features:\n {2}- )(\p{Lu})(.*)$/mu;
  mistake('a feature with a full stop', file, swap(first, '$1$2$3.'), /^Delete it/, {
    field: 'features[0]',
  });
  mistake(
    'a feature that begins small',
    file,
    (text) =>
      text.replace(first, (_, list: string, letter: string, rest: string) =>
        [list, letter.toLowerCase(), rest].join(''),
      ),
    /others begin with a capital/,
    {field: 'features[0]'},
  );
}
for (const file of both('outcall')) {
  mistake(
    'a description without its full stop',
    file,
    swap(/^( {4}description: .*)\.$/m, '$1'),
    /^Write one, as/,
    {
      found: /^no full stop/,
    },
  );
}
mistake(
  'quotation marks around a title',
  es('about'),
  swap(/^title: (.*)$/m, 'title: «$1»'),
  /^Delete them/,
  {field: 'title'},
);

for (const [file, title, word] of [
  [en('about'), 'About The House', 'The'],
  [es('about'), 'La Casa y Su Historia', 'Su'],
  [en('contact'), 'Contact And Hours', 'And'],
] as const) {
  mistake(`capitals in a title, ${title}`, file, set('title', title), /^Write small letters/, {
    field: 'title',
    found: new RegExp(`“${word}”`),
  });
}
mistake(
  'capitals in a heading',
  es('contact'),
  swap('### Para el taxista', '### Para El Taxista'),
  /^Write small letters/,
  {at: '### Para El'},
);
for (const [file, sentence, name] of [
  [en(PROGRAM), 'Nobody in barcelona hurries.', 'Barcelona'],
  [es(PROGRAM), 'En el eixample nadie tiene prisa.', 'Eixample'],
] as const) {
  mistake(
    `a name in small letters, ${name}`,
    file,
    append(sentence),
    new RegExp(`^Write “${name}”`),
    {
      at: sentence,
    },
  );
}
mistake(
  'a label in capitals',
  'i18n/es/code.json',
  swap('"Preferencias guardadas"', '"PREFERENCIAS GUARDADAS"'),
  /small letters/,
  {field: 'consent.saved'},
);

for (const [file, field, from, to] of [
  [es('gallery'), 'photos[1].description', 'treinta y ocho', 'treinta y seis'],
  [es('gallery'), 'photos[15].alt', 'alt: Tres frascos', 'alt: Cuatro frascos'],
  [es('home'), 'rooms[0].line', 'dos copas', 'tres copas'],
  [es('programs/nyx-sensoria'), 'subtitle', 'cinco sentidos', 'seis sentidos'],
] as const) {
  mistake(`another number, ${to}`, file, swap(from, to), /^Correct it here or in docs\//, {field});
}
mistake(
  'an intensity in the words of the other language',
  `${ES}/massage-menu.mdx`,
  swap('<Intensity word="Suave">', '<Intensity word="Gentle">'),
  /^Write one of: .*Suave/,
  {at: 'word="Gentle"'},
);
for (const [file, from, to, meant] of [
  [en('contact'), 'label: Contact', 'label: Contcat', 'Contact'],
  [es('contact'), 'label: Contacto', 'label: Contcato', 'Contacto'],
  ['i18n/es/code.json', 'Abrir en el mapa', 'Abirr en el mapa', 'Abrir'],
  ['i18n/es/code.json', 'Dirección copiada', 'Direccón copiada', 'Dirección'],
  ['i18n/es/code.json', 'Puedes cambiarla', 'Puedess cambiarla', 'Puedes'],
] as const) {
  mistake(`a slip, ${to}`, file, swap(from, to), new RegExp(`“${meant}”`), {
    found: /which the dictionary does not have$/,
  });
}
