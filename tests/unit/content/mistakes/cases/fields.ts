/** Fields at the head of a page: missing, misspelt, of a wrong kind, in every kind of page. */
import {add, append, both, drop, en, es, mistake, secondPrice, set, swap} from '../tools';
import {HOURS, HOUSE, MASSEUSE, OTHER_MASSEUSE, PHASED, PROGRAM, TIERED} from '../facts';
import {EN, textOf} from '../memory';

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
    set('  title', 'x'.repeat(44)),
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
    /exactly 3 entries; there are 2|^Write specialties: \[/,
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
  /^Did you mean en\?/,
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
    'sessions[1].priceEur',
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
  {field: 'photos[1].id'},
);
mistake(
  'an inclusion that stands there twice',
  en(PROGRAM),
  swap(/^(features:\n( {2}- .*\n))/m, '$1$2'),
  /Delete one/,
  {field: 'features[1]'},
);
mistake(
  'a price with cents and a currency',
  en(TIERED),
  swap(/(priceEur: \d+)\}(?![\s\S]*priceEur)/, '$1,50 €}'),
  /whole number, without a comma or €/,
  {field: 'sessions[1].priceEur'},
);
mistake(
  'a fact with its entries in a translation',
  es(PROGRAM),
  add('sessions:\n  - {minutes: 30, priceEur: 140}'),
  /Delete this line and the lines indented below it/,
  {field: 'sessions'},
);
mistake(
  'a fact in English in a translation',
  es(PROGRAM),
  add('pricing: double'),
  /Facts belong in/,
  {field: 'pricing'},
);
mistake(
  'a field by its Spanish name',
  es('contact'),
  swap(/^keywords:/m, 'palabras clave:'),
  /^Did you mean keywords/,
  {field: 'palabras clave'},
);
mistake('midnight as 24:00', en(MASSEUSE), set('to', '"24:00"'), /^Write "00:00"/, {
  field: 'availability[0].to',
});
mistake('no kind', en(MASSEUSE), drop('kind'), /Add it: kind: masseuse$/, {field: 'kind'});
mistake(
  'a list line that holds a colon',
  en(PROGRAM),
  swap(/^(features:\n {2}- )\w+/m, '$1Tea: hot'),
  /"Tea: hot.*"\.$/,
  {
    field: 'features[0]',
  },
);
mistake(
  'a list whose first line lacks its blank',
  en(PROGRAM),
  swap(/^(features:\n {2}-) /m, '$1'),
  /with a blank/,
  {},
);
mistake(
  'a field without its colon',
  en(MASSEUSE),
  swap(/^age: /m, 'age '),
  /Write a colon after its name: age: \d+$/,
  {
    at: 'age ',
  },
);
mistake(
  'a blank that is none after a name',
  es('about'),
  swap(/^label: /m, 'label:\u00A0'),
  /ordinary blank/,
  {
    at: 'label:',
  },
);
for (const file of [en(MASSEUSE), es(PROGRAM)]) {
  mistake(
    'a second block of fields',
    file,
    (text) => (/^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '') + text,
    /^Keep one of the two: delete lines \d+ to \d+, or lines 1 to/,
    {
      found: /second block of fields/,
    },
  );
}
mistake('hyphens between the fields', en(MASSEUSE), swap('# words', '---\n# words'), /^Delete it/, {
  at: '---\n# words',
});
mistake(
  'an address with an accent and its language',
  es('gallery'),
  set('slug', '/es/galería'),
  /such as "\/galeria"/,
  {
    field: 'slug',
  },
);
mistake(
  'a program by its name',
  en(MASSEUSE),
  swap(/^(favoritePrograms:\n {2}- )(.*)-(.*)$/m, '$1$2 $3'),
  /^Did you mean [a-z-]+\?$/,
  {
    field: 'favoritePrograms[0]',
  },
);
mistake(
  'an area by its name',
  en('outcall'),
  swap('area: airport', 'area: Airport'),
  /^Did you mean airport/,
  {},
);
mistake(
  'a translated id',
  es('home'),
  swap('id: moon-bath', 'id: baño-de-luna'),
  /^Write moon-bath: /,
  {
    field: 'rooms[1].id',
  },
);
mistake('a translated number', es('gallery'), swap(/^( {2}- id: )1$/m, '$1uno'), /^Write 1: /, {
  field: 'photos[0].id',
});
mistake(
  'a length in words',
  es(TIERED),
  swap(/^( {2}- minutes: )\d+$/m, '$1sesenta'),
  /whole number of minutes/,
  {
    field: 'tiers[0].minutes',
  },
);
mistake(
  'the address of another page',
  en(PROGRAM),
  set('slug', /^slug: (.*)$/m.exec(textOf(en(TIERED)))?.[1] ?? ''),
  /address of its own/,
  {},
);
mistake(
  'a list of pay',
  `${EN}/business.yml`,
  set('payIs', 'gross or net'),
  /^Write one of the two words/,
  {
    field: 'casting.payIs',
  },
);
mistake(
  'a country for a language',
  `${EN}/business.yml`,
  set('receptionLanguages', '[es, gb]'),
  /^Write en, /,
  {
    field: 'receptionLanguages[1]',
  },
);
mistake(
  'a year of long ago beside ©',
  `${EN}/business.yml`,
  set('copyrightYear', '2016'),
  /year of today/,
  {
    field: 'copyrightYear',
  },
);
/** Gives the second entry of a list what the first has. */
const shared = (list: string, field: string) => (text: string) =>
  text.replace(
    new RegExp(`(^${list}:\\n[\\s\\S]*?^ +${field}: )(.*)([\\s\\S]*?^ +${field}: ).*`, 'm'),
    '$1$2$3$2',
  );
for (const [files, list, field] of [
  [both('home'), 'rooms', 'name'],
  [both('outcall'), 'hotels', 'description'],
  [[es('programs/outcall')], 'areas', 'name'],
] as const) {
  for (const file of files) {
    mistake(`two ${list} with one ${field}`, file, shared(list, field), /own/, {
      field: `${list}[1].${field}`,
    });
  }
}
mistake(
  'a picture in capitals',
  en('gallery'),
  swap('file: orchid.jpg', 'file: Orchid.JPG'),
  /^Write orchid.jpg: /,
  {},
);

for (const [file, sentence] of [
  [en(MASSEUSE), 'She is twenty-three, and does not look ahead.'],
  [es(MASSEUSE), 'A sus veintitrés años no mira hacia delante.'],
] as const) {
  mistake('an age in a biography', file, append(sentence), /it changes/, {
    at: sentence,
    found: /^her age, /,
  });
}

mistake(
  'a program in the house alone that promises a visit',
  en(PROGRAM),
  (text) =>
    set(
      'description',
      'A slow massage with warm oil for one guest, here or at your hotel, by appointment.',
    )(set('places', '[suite]')(text)),
  /Add hotel, or change those words/,
  {field: 'places', found: /the description says “at your hotel”/},
);
