/** Mistakes that are seen at the second look: a number, a room, a button of another language; a note, a slash. */
import {append, en, es, mistake, mistakeInExample, set, swap} from '../tools';

for (const number of ['veinte', 'treinta y dos']) {
  mistakeInExample(
    `another large number than the original: ${number}`,
    es('masseuses/elena'),
    swap('veintidós frascos', `${number} frascos`),
    /^Correct it here or in docs\/masseuses\/elena\.mdx/,
    {found: /the original has “twenty-two”/},
  );
}
mistakeInExample(
  'another room than the original',
  es('programs/nagomi-sensual'),
  swap('La Suite Nagomi tiene', 'La Suite Amatista tiene'),
  /^Write Suite Nagomi, or correct /,
  {at: 'La Suite Amatista'},
);
mistake(
  'a date as English writes it',
  es('legal/privacy-policy'),
  append('La norma rige desde el julio 10, 2023.'),
  /write 10 de julio de 2023\.$/,
  {at: 'La norma'},
);
for (const [file, paragraph] of [
  [en('about'), 'There is fruit (@Marta: still grapes? please confirm). It is eaten late.'],
  [en('about'), 'There is fruit on the table @Marta and it is eaten late.'],
  [es('about'), 'Hay fruta en la mesa (por favor, confirma si son uvas). Se come tarde.'],
] as const) {
  mistake('a colleague who is asked', file, append(paragraph), /^Write|^Delete|^Say/, {
    at: paragraph,
  });
}
mistake(
  'two wordings with a slash',
  en('masseuses/irene'),
  append('You leave in no doubt / quite certain that it was you.'),
  /^Keep one of the two/,
  {at: 'You leave'},
);
mistake(
  'what we are wanted to do with somebody, said to a stranger',
  es('contact'),
  append('Dinos cómo quiere que le llamemos y a qué hora.'),
  /^Say it otherwise/,
  {at: 'Dinos'},
);
mistakeInExample(
  'an order within a sentence, said to a stranger',
  'i18n/es/code.json',
  swap('cópialo con el teclado', 'cópielo con el teclado'),
  /^Say it otherwise/,
  {field: 'copy.refused.text'},
);
mistakeInExample(
  'the first keyword of another program',
  es('programs/nyx-sensoria'),
  swap('keywords:\n  - Nyx Sensoria', 'keywords:\n  - Kaula Tantra'),
  /^Write Nyx Sensoria/,
  {field: 'keywords[0]'},
);
mistake(
  'a section that begins with one #, with parts of its own',
  en('masseuses'),
  swap('## Why *these hands*', '# Why *these hands*'),
  /^A page has one: write ## for a section/,
  {at: '# Why'},
);
mistake(
  'an address with its language, in another folder',
  es('programs/prana-nirvana'),
  set('slug', '/es/programas/prana-nirvana'),
  /the site puts \/es\/ before it/,
  {field: 'slug'},
);
mistake(
  'a photo for a closing that shows none',
  en('contact'),
  swap(/^photo: \d+$/m, '$&\nclosingPhoto: 7'),
  /delete this line\.$/,
  {field: 'closingPhoto'},
);
mistakeInExample(
  'a program that is no longer given at hotels, and tells of them',
  en('programs/burning-sekhem'),
  set('places', '[suite]'),
  /^Add hotel, or change those words/,
  {field: 'places'},
);
for (const [file, from, to] of [
  [en('legal/cookie-policy'), 'Open “<ButtonName of="cookieSettings" />”', 'Open “Manage cookies”'],
  [es('legal/cookie-policy'), 'Abre «<ButtonName of="cookieSettings" />»', 'Abre «Ajustes»'],
] as const) {
  mistake(
    'the name of a button, from memory',
    file,
    swap(from, to),
    /in place of the words that are typed/,
    {
      found: /<ButtonName of="cookieSettings" \/>/,
    },
  );
}

mistake(
  'a title made by a line of signs, where the page has one',
  en('contact'),
  swap(/^## (One flight .*)$/m, '$1\n==='),
  /^Delete the line of signs/,
);
mistakeInExample(
  'the number of the photo before, which is not the words of another one',
  en('gallery'),
  swap('  - id: 18\n', '  - id: 17\n'),
  /such as 18\.$/,
  {found: /two entries for 17/},
);

for (const [address, owned] of [
  ['/hosting/work', '/hosting'],
  ['/work/index', '/work/index'],
  ['/work/404', '/work/404'],
] as const) {
  mistake(
    `an address that the site needs: ${address}`,
    en('casting'),
    set('slug', address),
    new RegExp(`^${owned} belongs to files of the site`),
    {field: 'slug'},
  );
}
