/** Numbers that the facts contradict: in sentences, between the languages, on a company's papers. */
import {FACT_PAGE, PROGRAM, TIERED} from '../facts';
import {textOf} from '../memory';
import {append, both, en, es, mistake, set, swap} from '../tools';

const BUSINESS = 'docs/business.yml';

const SENTENCES: readonly (readonly [string, string, string, RegExp, RegExp])[] = [
  [
    'more suites than there are',
    'Our ninety private suites are on the same floor.',
    'Nuestras noventa suites privadas están en el mismo piso.',
    /ninety private suites|noventa suites/,
    /Write <HouseCount of="suites" \/>/,
  ],
  [
    'more masseuses than there are',
    'In this house 190 masseuses work, each at her own hours.',
    'En esta casa trabajan quinientas masajistas, cada una con su horario.',
    /190 masseuses|quinientas masajistas/,
    /Write <HouseCount of="masseuses" \/>/,
  ],
  [
    'fewer programs than there are',
    'The menu has three programs, and each of them has a name.',
    'La carta tiene tres programas, y cada uno tiene un nombre.',
    /three programs|tres programas/,
    /Write <HouseCount of="programs" \/>/,
  ],
  [
    'a session of no such length',
    'Ask for the seventeen-minute session if you are in a hurry.',
    'Pide la sesión de diecisiete minutos si tienes prisa.',
    /sessions last/,
    /Correct the length/,
  ],
  [
    'a massage of no such length',
    'There is a seven-hour massage too, for those who have the day.',
    'También hay un masaje de siete horas para quien tenga el día.',
    /sessions last/,
    /Correct the length/,
  ],
];
for (const [name, english, spanish, found, remedy] of SENTENCES) {
  mistake(name, en(PROGRAM), append(english), remedy, {at: english, found});
  mistake(name, es(PROGRAM), append(spanish), remedy, {at: spanish, found});
}

const FOUNDED = /since \d{4}|desde \d{4}/;
for (const [file, words] of [
  [en(FACT_PAGE), 'We have been here since YEAR, and every night.'],
  [es(FACT_PAGE), 'Estamos aquí desde YEAR, y todas las noches.'],
] as const) {
  const year = Number(/^founded: (\d+)$/m.exec(textOf(BUSINESS))?.[1]);
  for (const [name, typed] of [
    ['the year of the house typed', year],
    ['another year than that of the house', year - 2],
  ] as const) {
    const sentence = words.replace('YEAR', String(typed));
    mistake(name, file, append(sentence), /Write <FoundedYear \/>/, {
      at: sentence,
      found: FOUNDED,
    });
  }
}
mistake(
  'words for a picture that say that it is one',
  en('gallery'),
  swap(/^( +alt: )(\p{L})/mu, '$1Picture of $2'),
  /Begin with what it shows/,
  {field: 'photos[0].alt'},
);
mistake(
  'words for a picture that name its file',
  es('gallery'),
  swap(/^( +alt: )\S+/m, '$1llave-2.jpg'),
  /in words what the picture shows/,
  {field: 'photos[0].alt'},
);
for (const [file, words] of [
  [en('home'), '<HouseCount of="suites" /> masseuses are at home tonight.'],
  [es('home'), '<HouseCount of="suites" /> buenas masajistas están hoy en casa.'],
] as const) {
  mistake('the count of something else', file, append(words), /of="masseuses"/, {at: words});
}

for (const file of both(TIERED)) {
  mistake(
    'another end than the shortest of the tiers',
    file,
    swap(/^finish: .*$/m, 'finish: Lingam'),
    /the same in both/,
    {
      field: 'finish',
    },
  );
}
mistake(
  'another number of ends than in the original',
  es(TIERED),
  swap(/^( {4}finish: )Dos/m, '$1Tres'),
  /the same number/,
  {found: /^“Tres/},
);
mistake(
  'another age than in the original',
  es('legal/terms-of-service'),
  swap(/dieciocho|18/, '16'),
  /Correct it here or in docs/,
  {at: '16', found: /“16 años”/},
);
mistake(
  'another time limit than in the original',
  es('legal/terms-of-service'),
  swap('catorce días', 'trece días'),
  /Correct it here or in docs/,
  {found: /“trece días”/},
);
mistake(
  'another law than in the original',
  es('legal/privacy-policy'),
  swap('3/2018', '3/2019'),
  /Correct it here or in docs/,
  {found: /“3\/2019”/},
);
mistake(
  'more pictures than the gallery has',
  en('gallery'),
  swap(
    /^description: .*$/m,
    'description: Suites, bath and corridor, in nine hundred pictures, without a person in any.',
  ),
  /Leave the number out/,
  {field: 'description'},
);

for (const file of both(FACT_PAGE)) {
  mistake(
    'a component that sticks to its word',
    file,
    swap(/(<HouseCount [^>]*\/>) (?=\p{L})/u, '$1'),
    /Write a blank between <HouseCount>/,
  );
  mistake(
    'a number beside its component',
    file,
    swap(/ (?=<HouseCount [^>]*\/>)/, ' 90 '),
    /Delete “90”/,
  );
  mistake(
    'a unit that the component writes',
    file,
    swap(/(<PriceRange \/>)/, '$1 euros'),
    /Delete “euros”/,
  );
}

mistake(
  'a city in small letters',
  BUSINESS,
  swap(/^( {2}city: )Barcelona$/m, '$1barcelona'),
  /Did you mean Barcelona/,
  {field: 'address.city'},
);
mistake('a city elsewhere', BUSINESS, set('city', 'Madrid'), /the city or the coordinates/, {
  field: 'address.city',
});
mistake('another country', BUSINESS, set('country', 'FR'), /the country or the city/, {
  field: 'address.country',
});
