/** Fields at the head of a page: missing, misspelt, of a wrong kind, in every kind of page. */
import {add, append, both, drop, en, es, mistake, secondPrice, set, swap} from '../tools';
import {HOURS, HOUSE, MASSEUSE, OTHER_MASSEUSE, PHASED, PROGRAM, TIERED} from '../facts';
import {textOf} from '../memory';

for (const file of [
  ...both('home'),
  ...both('contact'),
  ...both(PROGRAM),
  ...both('legal/cookie-policy'),
]) {
  mistake('a description left out', file, drop('description'), /missing. Add it/, {
    field: 'description',
  });
  mistake('a misspelt field', file, swap(/^title:/m, 'titel:'), /Did you mean title/, {
    field: 'titel',
  });
}
for (const file of both('gallery')) {
  mistake('an alt text too short', file, set('alt', 'AB'), /at least 20 characters/, {
    field: 'photos[0].alt',
  });
  mistake(
    'a photo’s title too long',
    file,
    set('  title', `${'word '.repeat(9)}`),
    /at most 40 characters/,
    {field: 'photos[0].title'},
  );
}
for (const file of both('about')) {
  mistake(
    'a title too long',
    file,
    set('title', 'x'.repeat(52)),
    /\(52 characters\): write at most 51/,
    {field: 'title'},
  );
  mistake('the house’s name in a title', file, set('title', `AB · ${HOUSE}`), /the site adds/, {
    field: 'title',
  });
  mistake('an address without a slash', file, set('slug', 'about'), /Write an address such as/, {
    field: 'slug',
  });
}
for (const [file, root] of [
  [en('contact'), 'es'],
  [es('contact'), 'pictures'],
  [en('casting'), 'img'],
  [es('casting'), '404'],
] as const) {
  mistake(
    'an address that the site needs',
    file,
    set('slug', `/${root}`),
    /Write another address/,
    {field: 'slug'},
  );
}
for (const file of both(MASSEUSE)) {
  mistake(
    'two specialties',
    file,
    swap(/^(specialties:\n) *- .*\n/m, 'specialties:\n'),
    /exactly 3 entries; there are 2/,
    {field: 'specialties'},
  );
  mistake(
    'an unknown specialty',
    file,
    swap(/^(specialties:\n) *- .*$/m, 'specialties:\n  - Nurru'),
    /Did you mean Nuru/,
    {field: 'specialties[0]'},
  );
  mistake(
    'bold letters in a biography',
    file,
    append('She **never** hurries anybody.'),
    /leave the signs out/,
    {at: 'She **never**'},
  );
  mistake(
    'a biography without text',
    file,
    swap(/^---\n\n[\s\S]*$/m, '---\n'),
    /Write the text of the page/,
    {},
  );
}
mistake(
  'a price with a currency',
  en(PROGRAM),
  secondPrice((euros) => `${euros}€`),
  /Write a whole number of euros/,
  {field: 'sessions[1].priceEur'},
);
mistake(
  'a negative price',
  en(PROGRAM),
  secondPrice((euros) => `-${euros}`),
  /from 1 to 5000/,
  {field: 'sessions[1].priceEur'},
);
mistake(
  'price for priceEur',
  en(PROGRAM),
  swap(/(priceEur: \d+[\s\S]*?)priceEur/, '$1price'),
  /Did you mean priceEur/,
  {field: 'sessions[1].price'},
);
mistake(
  'the same session twice',
  en(PROGRAM),
  swap(/(minutes: (\d+)[\s\S]*?minutes: )\d+/, '$1$2'),
  /Delete one of the two sessions/,
  {field: 'sessions[1].minutes'},
);
mistake(
  'a longer session that costs less',
  en(PROGRAM),
  swap(/(priceEur: (\d+)[\s\S]*?priceEur: )\d+/, '$12'),
  /longer session costs more/,
  {field: 'sessions[1].priceEur'},
);
mistake(
  'sessions and pricing',
  en(PROGRAM),
  swap('# words', 'pricing: double\n# words'),
  /delete "pricing"/,
  {field: 'pricing'},
);
mistake(
  'no session and no pricing',
  en(PROGRAM),
  swap(/^sessions:\n(?: .*\n)+/m, 'sessions: []\n'),
  /Add a session/,
  {field: 'sessions'},
);
mistake('an unknown category', en(PROGRAM), set('category', 'signatur'), /Did you mean signature/, {
  field: 'category',
});
mistake('an unknown intensity', en(PROGRAM), set('intensity', 'Strong'), /^Write one of: Gentle/, {
  field: 'intensity',
});
mistake('yes for true', en(PROGRAM), set('recommended', 'yes'), /true or false/, {
  field: 'recommended',
});
mistake('an unknown place', en(PROGRAM), set('places', '[suite, hotels]'), /Did you mean hotel/, {
  field: 'places[1]',
});
mistake('a place twice', en(PROGRAM), set('places', '[suite, suite]'), /Delete one of the two/, {
  field: 'places[1]',
});
mistake('a list where a text belongs', en(PROGRAM), set('subtitle', '[one, two]'), /Write a text/, {
  field: 'subtitle',
});
mistake(
  'a text where a list belongs',
  es(PROGRAM),
  swap(/^recommendedFor:\n(?: .*\n)*/m, 'recommendedFor: Todos\n'),
  /Write a list/,
  {field: 'recommendedFor'},
);
mistake('a date as a title', en('about'), set('title', '2024-01-01'), /quotation marks/, {
  field: 'title',
});
mistake(
  'a tier that is no session',
  en(TIERED),
  swap(/(^ +- minutes: \d+\n[\s\S]*?^ +- minutes: )\d+/m, '$1175'),
  /Sessions last \d+, \d+/,
  {field: 'tiers[1].minutes'},
);
mistake(
  'phases that do not add up',
  en(PHASED),
  swap(/^( +minutes: )\d+$/m, '$13'),
  /must add up to a session/,
  {field: 'phases'},
);
mistake(
  'a closing without its text',
  en(PROGRAM),
  swap(/^ {2}text: .*\n/m, ''),
  /missing. Add it/,
  {field: 'closing.text'},
);
mistake(
  'a closing with two marked parts',
  es(PROGRAM),
  swap(/^( {2}title: .*\*[^*\n]+\*)/m, '$1 *ya*'),
  /at most one part/,
  {field: 'closing.title'},
);
mistake('an age of 17', en(MASSEUSE), set('age', '17'), /years from 20 to 28 \(nobody under 18/, {
  field: 'age',
});
mistake(
  'more years than she can have',
  en(MASSEUSE),
  (text) => set('age', '20')(set('experienceYears', '5')(text)),
  /before 18/,
  {
    field: 'experienceYears',
  },
);
mistake('an age of 41', en(MASSEUSE), set('age', '41'), /years from 20 to 28/, {
  field: 'age',
});
mistake('an unknown nationality', en(MASSEUSE), set('nationality', 'Italian'), /^Write one of: /, {
  field: 'nationality',
});
mistake('an emblem that is none', en(MASSEUSE), set('emblem', 'rose'), /^Write one of: orchid/, {
  field: 'emblem',
});
mistake(
  'a language by its name',
  en(MASSEUSE),
  set('languages', '[es, english]'),
  /^Write one of: es, en, ca/,
  {field: 'languages[1]'},
);
mistake('a rating of 6', en(MASSEUSE), set('rating', '6'), /points from 1 to 5/, {
  field: 'rating',
});
mistake(
  'hours before the house gives programs',
  en(MASSEUSE),
  set('from', '"09:00"'),
  new RegExp(`from ${HOURS.from} to ${HOURS.to}`),
  {field: 'availability[0].from'},
);
mistake(
  'hours after the house gives programs',
  en(MASSEUSE),
  set('to', '"04:00"'),
  new RegExp(`from ${HOURS.from} to ${HOURS.to}`),
  {field: 'availability[0].to'},
);
mistake('02:45', en(MASSEUSE), set('to', '"02:45"'), /within these hours/, {
  field: 'availability[0].to',
});
mistake(
  'hours that run backwards',
  en(MASSEUSE),
  swap(/from: .*\n(\s*)to: .*/, 'from: "22:00"\n    to: "13:00"'),
  /run backwards/,
  {field: 'availability[0].to'},
);
mistake('a time that is none', en(MASSEUSE), set('from', '"25:00"'), /such as "13:00"/, {
  field: 'availability[0].from',
});
mistake(
  'a day by its name',
  en(MASSEUSE),
  set('days', '[monday]').bind(null),
  /^Did you mean mon\? |^Write one of: mon/,
  {field: 'availability[0].days[0]'},
);
mistake('a day twice', en(MASSEUSE), set('days', '[mon, mon]'), /Delete one of the two/, {
  field: 'availability[0].days[1]',
});
mistake(
  'hours that overlap on one day',
  en(MASSEUSE),
  swap(/^availability:\n( {2}- days: .*\n(?: {4}.*\n)+)/m, 'availability:\n$1$1'),
  /do not overlap/,
  {field: 'availability[1].days'},
);
mistake(
  'an unknown program',
  en(MASSEUSE),
  swap(/^(favoritePrograms:\n {2}- \S\S)(\S)/m, '$1$2$2'),
  /^Did you mean /,
  {field: 'favoritePrograms[0]'},
);
mistake(
  'a program twice',
  en(MASSEUSE),
  swap(/^(favoritePrograms:\n( {2}- \S+\n)).*\n/m, '$1$2'),
  /Delete one of the two/,
  {field: 'favoritePrograms[1]'},
);
mistake(
  'three photos of four',
  en(MASSEUSE),
  swap(/^(gallery: \[.*), \d+\]/m, '$1]'),
  /exactly 4 entries; there are 3/,
  {field: 'gallery'},
);
mistake(
  'a photo that is not there',
  en(MASSEUSE),
  swap(/^(gallery: \[.*), \d+\]/m, '$1, 310]'),
  /Correct it, or add what it names/,
  {field: 'gallery[3]'},
);
mistake(
  'the name of another',
  en(MASSEUSE),
  set('name', /^name: (.*)$/m.exec(textOf(en(OTHER_MASSEUSE)))?.[1] ?? ''),
  /name of her own/,
  {
    in: en(OTHER_MASSEUSE),
    field: 'name',
  },
);
mistake(
  'a description too short',
  es(MASSEUSE),
  set('description', 'Lenta y exacta.'),
  /at least 40 characters/,
  {field: 'description'},
);
mistake(
  'a fact in a translation',
  es(MASSEUSE),
  swap('specialties:', 'age: 24\nspecialties:'),
  new RegExp(`Facts belong in ${en(MASSEUSE)}`),
  {field: 'age'},
);
mistake('a fact in a translated program', es(PROGRAM), add('sessions: []'), /Facts belong in/, {
  field: 'sessions',
});
mistake(
  'a fact in a translated list',
  es('gallery'),
  swap(/^( {2}- id: \d+\n)/m, '$1    file: orchid.jpg\n'),
  /Delete this line/,
  {field: 'photos[0].file'},
);
mistake(
  'other specialties than the original',
  es(MASSEUSE),
  swap(/^(specialties:\n) .*$/m, '$1  - Rituales'),
  /^Did you mean |write \S/,
  {field: 'specialties[0]'},
);
for (const [name, change, remedy, field] of [
  [
    'a length with its unit',
    swap(/\{minutes: (\d+)/, '{minutes: $1 min'),
    /whole number of minutes/,
    'sessions[0].minutes',
  ],
  [
    'a length under another name',
    swap(/\{minutes: (\d+)/, '{duration: $1'),
    /Did you mean minutes/,
    'sessions[0].duration',
  ],
  [
    'a price cut at a comma',
    swap(/(priceEur: \d+)\}(?![\s\S]*priceEur)/, '$1,500}'),
    /without a comma/,
    'sessions[1].500',
  ],
  [
    'a session without its list',
    swap(/^(sessions:\n(?: {2}- \{.*\n)+)/m, '$1  - {minutes: 599, priceEur: 4999}\n'),
    /what this session includes/,
    'tiers',
  ],
] as const) {
  mistake(name, en(TIERED), change, remedy, {field});
}
mistake(
  'a photo with the number of another',
  en('gallery'),
  swap(/^( {2}- id: )2$/m, '$11'),
  /id of its own/,
  {field: 'photos'},
);
mistake(
  'an inclusion that stands there twice',
  en(PROGRAM),
  swap(/^(features:\n( {2}- .*\n))/m, '$1$2'),
  /Delete one/,
  {field: 'features[1]'},
);
