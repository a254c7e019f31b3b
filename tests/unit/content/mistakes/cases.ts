/** Mistakes that people really make, one at a time, in both languages, and what should be said of each. */
import {EN, ES, type Edit, lineOf, textOf} from './memory';

/** One mistake: what is edited, and how it is to be told. */
export type Case = {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly file: string;
  /** Field, or a part of the edited text whose line is named, or '' for the whole file. */
  readonly field?: string;
  readonly line?: number;
  readonly found?: RegExp;
  readonly remedy: RegExp;
};

type Told = Pick<Case, 'field' | 'found'> & {
  /** A part of the edited text whose line is named. */
  readonly at?: string;
  /** The file in which it is told, when it is another one. */
  readonly in?: string;
};

const cases: Case[] = [];

/** One file, edited; `change` gets its text and returns another one. */
function mistake(
  name: string,
  file: string,
  change: (text: string) => string,
  remedy: RegExp,
  {at, in: told = file, ...rest}: Told = {},
): void {
  const before = textOf(file);
  const to = change(before);
  if (to === before) throw new Error(`${name}: nothing was changed in ${file}.`);
  const line = at === undefined ? {} : {line: lineOf(to, at)};
  cases.push({
    name: `${name} (${file})`,
    edits: [{file, to}],
    file: told,
    remedy,
    ...line,
    ...rest,
  });
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const en = (id: string): string => `${EN}/${id}.mdx`;
const es = (id: string): string => `${ES}/${id}.mdx`;
const both = (id: string): readonly string[] => [en(id), es(id)];

/** Replaces the value of the first field of a name, at any depth. */
const set =
  (name: string, value: string) =>
  (text: string): string =>
    text.replace(
      new RegExp(`^( *(?:- )?)${name}:.*$`, 'm'),
      (_, indent: string) => `${indent}${name}: ${value}`,
    );
const swap =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, () => to);
/** Takes a field away with everything below it. */
const drop =
  (name: string) =>
  (text: string): string =>
    text.replace(new RegExp(`^${name}:.*\\n(?:[ -].*\\n)*`, 'm'), '');
const add =
  (line: string) =>
  (text: string): string =>
    text.replace(/^label:/m, () => `${line}\nlabel:`);
const append =
  (paragraph: string) =>
  (text: string): string =>
    `${text.trimEnd()}\n\n${paragraph}\n`;

// ---- fields: missing, misspelt, of a wrong kind, in every kind of page ----

for (const file of [
  ...both('home'),
  ...both('contact'),
  ...both('programs/prana-nirvana'),
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
  mistake('an alt text too short', file, set('alt', 'Velada'), /at least 20 characters/, {
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
for (const file of both('masseuses/alba')) {
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
  en('programs/prana-nirvana'),
  swap('priceEur: 130', 'priceEur: 130€'),
  /Write a whole number of euros/,
  {field: 'sessions[1].priceEur'},
);
mistake(
  'a negative price',
  en('programs/prana-nirvana'),
  swap('priceEur: 130', 'priceEur: -130'),
  /from 1 to 5000/,
  {field: 'sessions[1].priceEur'},
);
mistake(
  'price for priceEur',
  en('programs/prana-nirvana'),
  swap('priceEur: 130', 'price: 130'),
  /Did you mean priceEur/,
  {field: 'sessions[1].price'},
);
mistake(
  'the same session twice',
  en('programs/prana-nirvana'),
  swap('minutes: 60', 'minutes: 30'),
  /Delete one of the two sessions/,
  {field: 'sessions[1].minutes'},
);
mistake(
  'a longer session that costs less',
  en('programs/prana-nirvana'),
  swap('priceEur: 130', 'priceEur: 80'),
  /longer session costs more/,
  {field: 'sessions[1].priceEur'},
);
mistake(
  'sessions and pricing',
  en('programs/prana-nirvana'),
  swap('# words', 'pricing: double\n# words'),
  /delete "pricing"/,
  {field: 'pricing'},
);
mistake(
  'no session and no pricing',
  en('programs/prana-nirvana'),
  swap(/^sessions:\n.*\n.*\n/m, 'sessions: []\n'),
  /Add a session/,
  {field: 'sessions'},
);
mistake(
  'an unknown category',
  en('programs/prana-nirvana'),
  set('category', 'signatur'),
  /Did you mean signature/,
  {field: 'category'},
);
mistake(
  'an unknown intensity',
  en('programs/prana-nirvana'),
  set('intensity', 'Strong'),
  /^Write one of: Gentle/,
  {field: 'intensity'},
);
mistake('yes for true', en('programs/prana-nirvana'), set('recommended', 'yes'), /true or false/, {
  field: 'recommended',
});
mistake(
  'an unknown place',
  en('programs/prana-nirvana'),
  set('places', '[suite, hotels]'),
  /Did you mean hotel/,
  {field: 'places[1]'},
);
mistake(
  'a place twice',
  en('programs/prana-nirvana'),
  set('places', '[suite, suite]'),
  /Delete one of the two/,
  {field: 'places[1]'},
);
mistake(
  'a list where a text belongs',
  en('programs/prana-nirvana'),
  set('subtitle', '[one, two]'),
  /Write a text/,
  {field: 'subtitle'},
);
mistake(
  'a text where a list belongs',
  es('programs/prana-nirvana'),
  swap(/^recommendedFor:\n(?: .*\n)*/m, 'recommendedFor: Todos\n'),
  /Write a list/,
  {field: 'recommendedFor'},
);
mistake('a date as a title', en('about'), set('title', '2024-01-01'), /quotation marks/, {
  field: 'title',
});
mistake(
  'a tier that is no session',
  en('programs/burning-sekhem'),
  swap('minutes: 90\n', 'minutes: 120\n'),
  /Sessions last 60, 90/,
  {field: 'tiers[1].minutes'},
);
mistake(
  'phases that do not add up',
  en('programs/ancestral-lust'),
  swap('    minutes: 15\n', '    minutes: 20\n'),
  /must add up to a session/,
  {field: 'phases'},
);
mistake(
  'a closing without its text',
  en('programs/prana-nirvana'),
  swap(/^ {2}text: .*\n/m, ''),
  /missing. Add it/,
  {field: 'closing.text'},
);
mistake(
  'a closing with two marked parts',
  es('programs/prana-nirvana'),
  swap('*Dilo*', '*Dilo* *ya*'),
  /at most one part/,
  {field: 'closing.title'},
);
mistake(
  'an age of 17',
  en('masseuses/alba'),
  set('age', '17'),
  /years from 20 to 28 \(nobody under 18/,
  {field: 'age'},
);
mistake('an age of 41', en('masseuses/alba'), set('age', '41'), /years from 20 to 28/, {
  field: 'age',
});
mistake(
  'an unknown nationality',
  en('masseuses/alba'),
  set('nationality', 'Italian'),
  /^Write one of: /,
  {field: 'nationality'},
);
mistake(
  'an emblem that is none',
  en('masseuses/alba'),
  set('emblem', 'rose'),
  /^Write one of: orchid/,
  {field: 'emblem'},
);
mistake(
  'a language by its name',
  en('masseuses/alba'),
  set('languages', '[es, english]'),
  /^Write one of: es, en, ca/,
  {field: 'languages[1]'},
);
mistake('a rating of 6', en('masseuses/alba'), set('rating', '6'), /points from 1 to 5/, {
  field: 'rating',
});
mistake(
  'hours before the house gives programs',
  en('masseuses/alba'),
  set('from', '"09:00"'),
  /from 10:00 to 02:00/,
  {field: 'availability[0].from'},
);
mistake(
  'hours after the house gives programs',
  en('masseuses/alba'),
  set('to', '"04:00"'),
  /from 10:00 to 02:00/,
  {field: 'availability[0].to'},
);
mistake('02:45', en('masseuses/alba'), set('to', '"02:45"'), /within these hours/, {
  field: 'availability[0].to',
});
mistake(
  'hours that run backwards',
  en('masseuses/alba'),
  swap(/from: .*\n(\s*)to: .*/, 'from: "22:00"\n    to: "13:00"'),
  /run backwards/,
  {field: 'availability[0].to'},
);
mistake('a time that is none', en('masseuses/alba'), set('from', '"25:00"'), /such as "13:00"/, {
  field: 'availability[0].from',
});
mistake(
  'a day by its name',
  en('masseuses/alba'),
  set('days', '[monday]').bind(null),
  /^Did you mean mon\? |^Write one of: mon/,
  {field: 'availability[0].days[0]'},
);
mistake('a day twice', en('masseuses/alba'), set('days', '[mon, mon]'), /Delete one of the two/, {
  field: 'availability[0].days[1]',
});
mistake(
  'hours that overlap on one day',
  en('masseuses/alba'),
  swap(/^gallery:/m, '  - days: [mon]\n    from: "12:00"\n    to: "14:00"\ngallery:'),
  /do not overlap/,
  {field: 'availability[1].days'},
);
mistake(
  'an unknown program',
  en('masseuses/alba'),
  swap('- prana-nirvana', '- pranna-nirvana'),
  /Did you mean prana-nirvana/,
  {field: 'favoritePrograms[0]'},
);
mistake(
  'a program twice',
  en('masseuses/alba'),
  swap('- kaula-tantra', '- prana-nirvana'),
  /Delete one of the two/,
  {field: 'favoritePrograms[1]'},
);
mistake(
  'three photos of four',
  en('masseuses/alba'),
  set('gallery', '[28, 21, 15]'),
  /exactly 4 entries; there are 3/,
  {field: 'gallery'},
);
mistake(
  'a photo that is not there',
  en('masseuses/alba'),
  set('gallery', '[28, 21, 15, 99]'),
  /Correct it, or add what it names/,
  {field: 'gallery[3]'},
);
mistake('the name of another', en('masseuses/alba'), set('name', 'Noa'), /name of her own/, {
  in: en('masseuses/noa'),
  field: 'name',
});
mistake(
  'a description too short',
  es('masseuses/alba'),
  set('description', 'Lenta y exacta.'),
  /at least 40 characters/,
  {field: 'description'},
);
mistake(
  'a fact in a translation',
  es('masseuses/alba'),
  swap('specialties:', 'age: 24\nspecialties:'),
  /Facts belong in docs\/masseuses\/alba.mdx/,
  {field: 'age'},
);
mistake(
  'a fact in a translated program',
  es('programs/prana-nirvana'),
  add('sessions: []'),
  /Facts belong in/,
  {field: 'sessions'},
);
mistake(
  'a fact in a translated list',
  es('gallery'),
  swap(/^ {2}- id: 1\n/m, '  - id: 1\n    file: orchid.jpg\n'),
  /Delete this line/,
  {field: 'photos[0].file'},
);
for (const file of both('gallery')) {
  mistake(
    'a page without its closing',
    file,
    swap(/<CallToAction[^]*?<\/CallToAction>/, ''),
    /This page shows it: put it back/,
    {found: /no <CallToAction>/},
  );
}
const NOBODY = /Nobody is quoted in a biography/;
mistake(
  'a quoted guest',
  en('masseuses/alba'),
  append('One of them wrote: “I came back the next day.”'),
  NOBODY,
  {at: 'One of them wrote', found: /a quotation, “I came back/},
);
mistake(
  'a quoted guest',
  es('masseuses/alba'),
  append('Lo anotó alguien: «Al día siguiente volví».'),
  NOBODY,
  {at: 'Lo anotó alguien', found: /a quotation, «Al día/},
);
mistake(
  'a quoted guest on the card',
  en('masseuses/noa'),
  set('description', 'She notices it all, “and mentions none of it”, as one of them puts it.'),
  NOBODY,
  {field: 'description'},
);
mistake(
  'what guests say, without quotation marks',
  en('masseuses/alba'),
  append('Her guests often say that they slept on the way home.'),
  NOBODY,
  {at: 'Her guests', found: /guests often say/},
);
mistake(
  'what guests say, without quotation marks',
  es('masseuses/alba'),
  append('Sus clientes, después, cuentan que volvieron andando.'),
  NOBODY,
  {at: 'Sus clientes'},
);
mistake(
  'other specialties than the original',
  es('masseuses/alba'),
  swap('  - Tántrico', '  - Nuru'),
  /write Tántrico/,
  {field: 'specialties[0]'},
);

// ---- pages of their own kind ----

mistake('the home page without rooms', en('home'), drop('rooms'), /missing. Add it/, {
  field: 'rooms',
});
mistake(
  'five rooms',
  en('home'),
  swap(/^ {2}- id: amatista\n(?: {4}.*\n)*/m, ''),
  /exactly 6 entries; there are 5/,
  {field: 'rooms'},
);
mistake('the home page without programs', en('home'), drop('programs'), /missing. Add it/, {
  field: 'programs',
});
mistake(
  'an unknown program on show',
  en('home'),
  swap('- nyx-sensoria', '- nyx'),
  /Correct it|Did you mean/,
  {field: 'programs[3]'},
);
mistake(
  'programs on the contact page',
  en('contact'),
  swap('photo: 10', 'photo: 10\nprograms: [prana-nirvana]'),
  /Delete this line/,
  {field: 'programs'},
);
mistake(
  'facilities on the gallery',
  en('gallery'),
  swap('photo: 3', 'photo: 3\nfacilities: [1, 2, 3, 4]'),
  /Delete this line/,
  {field: 'facilities'},
);
mistake(
  'a photo behind the hero that is not there',
  en('contact'),
  set('photo', '310'),
  /Correct it, or add/,
  {field: 'photo'},
);
mistake(
  'a photo as a file name',
  en('contact'),
  set('photo', 'orchid.jpg'),
  /Write a whole number/,
  {field: 'photo'},
);
mistake('three facilities', en('about'), set('facilities', '[8, 13, 18]'), /exactly 4 entries/, {
  field: 'facilities',
});
mistake(
  'a picture that is not there',
  en('gallery'),
  set('file', 'granate-arc.jpg'),
  /Did you mean granate-arch.jpg/,
  {field: 'photos[0].file'},
);
mistake('a photo category', en('gallery'), set('category', 'suite'), /Did you mean suites/, {
  field: 'photos[0].category',
});
mistake('a focal point of three', en('gallery'), set('focal', '[62, 40, 1]'), /two numbers/, {
  field: 'photos[0].focal',
});
mistake('a focal point outside', en('gallery'), set('focal', '[62, 140]'), /from 0 to 100/, {
  field: 'photos[0].focal[1]',
});
mistake(
  'one picture under two photos',
  en('gallery'),
  swap('file: moonbath-window.jpg', 'file: granate-arch.jpg'),
  /Name another picture/,
  {field: 'photos[1].file'},
);
mistake(
  'a hotel in no area',
  en('outcall'),
  swap('area: eixample', 'area: eixampel'),
  /Did you mean eixample/,
  {field: 'hotels[0].area'},
);
mistake(
  'an unknown hotel class',
  en('outcall'),
  swap('class: grand-luxury', 'class: luxury'),
  /^Write one of/,
  {field: 'hotels[0].class'},
);
mistake(
  'a hotel without its translation',
  es('outcall'),
  swap(/^ {2}- id: hotel-pista\n(?: {4}.*\n)*/m, ''),
  /Add the entry/,
  {field: 'hotels', found: /hotel-pista/},
);
mistake(
  'an entry that the original lacks',
  es('outcall'),
  swap('id: hotel-pista', 'id: hotel-pistas'),
  /correct or delete this one/,
  {field: 'hotels[7].id'},
);
mistake(
  'fewer inclusions than the original',
  es('programs/prana-nirvana'),
  swap(/^(features:\n) *- .*\n/m, 'features:\n'),
  /at least 3 entries|original has 3/,
  {field: 'features'},
);
mistake('the finish left out', es('programs/prana-nirvana'), drop('finish'), /Translate the line/, {
  field: 'finish',
});
mistake(
  'an impossible date',
  en('legal/cookie-policy'),
  set('updated', '2026-02-31'),
  /real date/,
  {field: 'updated'},
);
mistake('a year for a date', en('legal/cookie-policy'), set('updated', '2026'), /year-month-day/, {
  field: 'updated',
});
mistake(
  'a date of the next century',
  en('legal/cookie-policy'),
  set('updated', '2126-03-01'),
  /Correct one of the two years/,
  {field: 'updated'},
);
mistake('the address of another page', en('about'), set('slug', '/contact'), /address of its own/, {
  field: 'slug',
  in: en('contact'),
});
mistake(
  'a second page at the root',
  es('contact'),
  set('slug', '/'),
  /Only the home page|address of its own/,
  {field: 'slug'},
);
mistake(
  'the title of another page',
  es('about'),
  (text) => set('title', /^title: (.*)$/m.exec(textOf(es('casting')))?.[1] ?? '')(text),
  /title of its own/,
  {field: 'title', in: es('casting')},
);

// ---- docs/business.yml ----

const BUSINESS = 'docs/business.yml';
const house: readonly (readonly [string, (text: string) => string, RegExp, string])[] = [
  ['no telephone', drop('phone'), /missing. Add it/, 'phone'],
  [
    'a telephone without its country',
    set('phone', '"930 000 000"'),
    /with \+ and country code/,
    'phone',
  ],
  ['an e-mail address without a domain', set('info', 'info'), /info@example.com/, 'email.info'],
  [
    'a postal code without quotation marks',
    set('postalCode', '08036'),
    /quotation marks/,
    'address.postalCode',
  ],
  ['a country by its name', set('country', 'Spain'), /two-letter code/, 'address.country'],
  [
    'swapped coordinates',
    swap(/latitude: .*\n(\s*)longitude: .*/, 'latitude: 2.15150\n  longitude: 41.39020'),
    /swapped/,
    'coordinates',
  ],
  ['a place outside the city', set('latitude', '40.41'), /latitude 41.3/, 'coordinates'],
  ['a latitude that is none', set('latitude', '141'), /from -90 to 90/, 'coordinates.latitude'],
  [
    'hours that end when they begin',
    swap(/^ {2}to: .*$/m, '  to: "10:00"'),
    /hour at which programs end/,
    'programHours.to',
  ],
  [
    'hours with a dot',
    swap(/^ {2}to: .*$/m, '  to: "02.00"'),
    /such as "13:00"/,
    'programHours.to',
  ],
  ['a fee in words', set('centre', 'fifty'), /number of euros/, 'travelFeesEur.centre'],
  [
    'a misspelt zone',
    swap('airport: 100', 'airports: 100'),
    /Did you mean airport/,
    'travelFeesEur.airports',
  ],
  [
    'pay the wrong way round',
    set('dailyPayEur', '[500, 100]'),
    /lower number first/,
    'casting.dailyPayEur',
  ],
  ['hours as one number', set('replyHours', '24'), /two numbers/, 'casting.replyHours'],
  ['founded in the future', set('founded', '2062'), /Correct one of the two years/, 'founded'],
  [
    'an impossible expiry',
    set('securityContactExpires', '"2027-13-01"'),
    /real date/,
    'securityContactExpires',
  ],
  ['half a suite', set('suites', '4.5'), /whole number of suites/, 'suites'],
  [
    'a language by its name',
    set('receptionLanguages', '[es, english]'),
    /two-letter code/,
    'receptionLanguages[1]',
  ],
  [
    'a language twice',
    set('receptionLanguages', '[es, en, es]'),
    /Delete one of the two/,
    'receptionLanguages[2]',
  ],
  [
    'a script without https',
    set('analyticsScript', '"stats.example.com/script.js"'),
    /begins with https/,
    'analyticsScript',
  ],
  ['the label as a word', set('adultLabel', '"true"'), /without quotation marks/, 'adultLabel'],
  ['a field nobody knows', swap(/^founded:/m, 'fax: "+34"\nfounded:'), /Delete this line/, 'fax'],
];
for (const [name, change, remedy, field] of house) mistake(name, BUSINESS, change, remedy, {field});
mistake('a colon in a text', BUSINESS, set('  city', 'Barcelona: Eixample'), /quotation marks/, {
  at: 'Barcelona: Eixample',
});
mistake(
  'a quotation mark left open',
  BUSINESS,
  set('phone', '"+34 930 000 000'),
  /Close it|quotation marks/,
  {found: /never closed|cannot be read/},
);
mistake(
  'a field twice',
  BUSINESS,
  swap(/^founded:/m, 'suites: 5\nfounded:'),
  /Delete one of the two lines/,
  {found: /stands there twice/},
);
cases.push({
  name: 'no business.yml',
  edits: [{file: BUSINESS, to: undefined}],
  file: BUSINESS,
  found: /no such file/,
  remedy: /Add the file/,
});

// ---- the text below the fields, in both languages ----

const bodies: readonly (readonly [string, string, RegExp])[] = [
  ['a component that is not closed', '<Section>\n\n…', /Write <\/Section> where it ends/],
  ['a closing tag alone', '</Section>', /Delete it, or write the opening tag/],
  ['a component nobody knows', '<Carousel />', /no such component/],
  ['a misspelt component', '<Secton>\n\n…\n\n</Secton>', /Did you mean Section/],
  ['a misspelt property', '<Section tones="dusk">\n\n…\n\n</Section>', /Did you mean tone/],
  [
    'a value that is none',
    '<Section tone="dark">\n\n…\n\n</Section>',
    /Write one of: plain, band, dusk/,
  ],
  ['a property without quotation marks', '<Section tone=dusk>\n\n…\n\n</Section>', /name="value"/],
  ['HTML', '<section>\n\n…\n\n</section>', /HTML is not written in pages/],
  ['an inline style', '<div style="color:red">\n\n…\n\n</div>', /className/],
  ['code in curly brackets', '… {new Date().getFullYear()} …', /words, not code/],
  ['a curly bracket', '… {… …', /Curly brackets mean code|Close it/],
  ['a sign that is no tag', '… <3 …', /write \\</],
  ['a note in HTML', '<!-- … -->', /\{\/\* … \*\/\}/],
  ['an export', 'export const price = 100;', /Delete it/],
  ['a column outside its columns', '<Column>\n\n…\n\n</Column>', /Move it between <Columns>/],
  ['a link by address', '[…](/massage-menu)', /\/massage-menu.mdx/],
  ['a link to a misspelt page', '[…](/massage-menue.mdx)', /Did you mean \/massage-menu.mdx/],
  ['a link to no page', '[…](/prices.mdx)', /by its file in docs/],
  ['a link without its first slash', '[…](massage-menu.mdx)', /\/massage-menu.mdx/],
  [
    'an anchor that is not there',
    '[…](/legal/terms-of-service.mdx#cancelation)',
    /Did you mean #cancellation/,
  ],
  ['an anchor of no heading here', '[…](#nowhere)', /Headings are named|leave the #/],
  ['a mail address as a link', '[…](mailto:somebody)', /<MailLink box="info" \/>/],
  ['a telephone as a link', '[…](tel:+34930)', /<CallLink \/>/],
  ['a chat as a link', '[…](https://wa.me/34600000000)', /<WhatsAppLink \/>/],
  ['an insecure address', '[…](http://www.aepd.es)', /with https/],
  ['a link with a blank between', '[…] (/contact.mdx)', /without a space/],
  ['a link without words', '[](/contact.mdx)', /words in the square brackets/],
  ['a second first heading', '# …', /write ## for a section/],
  ['a heading level skipped', '## …\n\n#### …', /Write ###/],
  ['a picture without words', '![](/img/tile/panot.svg)', /what is seen/],
  ['a price in words', '… 130 € …'.replace(' €', '\u202F€'), /PriceRange/],
  ['a telephone number in words', '… 930 123 456 …', /<CallLink \/>/],
  ['an e-mail address in words', '… hola@casa.test …', /<BusinessFact name="infoEmail" \/>/],
  ['three dots', 'Velada...', /one sign …/],
  ['a heading without its blank', '##Velada', /blank between the # and the words/],
  ['a table that is none', '| … | … |\n| --- |', /as many columns/],
  ['a box of another tool', ':::tip', /no such boxes/],
  ['bold letters never closed', '… **… …', /on both sides/],
  ['a picture that is not there', '![…](/img/lamp.jpg)', /static\/img/],
  ['a price in dollars', '… $150 …', /PriceRange/],
  ['a sign that cannot be seen', '… \u200B …', /Type the words around it again/],
  ['an empty tag', '<>…</>', /Delete <>/],
  ['an element with a capital too few', '<section />', /HTML is not written/],
];
for (const file of both('contact')) {
  for (const [name, paragraph, remedy] of bodies) {
    const first = paragraph.split('\n\n').at(name.includes('level') ? 1 : 0) ?? '';
    mistake(name, file, append(`…\n\n${paragraph}`), remedy, {at: `…\n\n${paragraph}`});
    const made = cases.at(-1) as Case & {line: number};
    const offset = 2 + paragraph.slice(0, paragraph.indexOf(first)).split('\n').length - 1;
    cases[cases.length - 1] = {...made, line: made.line + offset};
  }
  mistake(
    'an import of something else',
    file,
    swap(
      "import CopyAddress from '@site/src/components/contact/CopyAddress';",
      "import CopyAddress from '@site/src/components/contact/CopyAddress';\nimport fs from 'node:fs';",
    ),
    /listed components only/,
    {at: 'import fs'},
  );
  mistake(
    'a component without its import',
    file,
    swap(/^import CopyAddress .*\n/m, ''),
    /Add the line: import CopyAddress from/,
    {at: '<CopyAddress'},
  );
  mistake(
    'an import from a wrong place',
    file,
    swap('components/contact/CopyAddress', 'components/contact/CopyAdress'),
    /Write: import CopyAddress from '@site\/src\/components\/contact\/CopyAddress'/,
    {at: 'contact/CopyAdress'},
  );
  mistake(
    'a section of the page deleted',
    file,
    (text) => text.replace(/<BusinessHours \/>\n/, ''),
    /put it back/,
    {found: /no <BusinessHours>/},
  );
  mistake('no first heading', file, swap(/^# (?=.*\*)/m, '## '), /one “# heading”/, {
    found: /no heading of the first level/,
  });
  mistake(
    'a feature without its icon',
    file,
    swap(/<Feature icon="\w+" /, '<Feature '),
    /Add the property icon/,
    {field: 'Feature icon'},
  );
  mistake(
    'an icon that is none',
    file,
    swap(/<Feature icon="\w+"/, '<Feature icon="star"'),
    /Write one of: moon/,
    {field: 'Feature icon'},
  );
}
for (const file of both('about')) {
  mistake(
    'a button to no page',
    file,
    swap('<ButtonLink page="contact">', '<ButtonLink page="contakt">'),
    /Did you mean contact/,
    {field: 'ButtonLink page'},
  );
  mistake(
    'a count of nothing',
    file,
    swap(/<HouseCount of="\w+"/, '<HouseCount of="rooms"'),
    /Write one of: suites, masseuses, programs/,
    {field: 'HouseCount of'},
  );
}
for (const file of both('outcall')) {
  mistake(
    'a number as a text',
    file,
    swap('columns={2}', 'columns="2"'),
    /columns=\{1\} or \{2\}/,
    {field: 'MarkdownCheckList columns'},
  );
  mistake(
    'columns that are never closed',
    file,
    swap(/<\/Columns>\n/, ''),
    /Write <\/Columns> where it ends|close it first/,
    {},
  );
}
for (const file of both('massage-menu')) {
  mistake(
    'a service of no program',
    file,
    swap('program="four-hands"', 'program="four-hand"'),
    /Did you mean four-hands/,
    {field: 'Service program'},
  );
  mistake('a tab of no collection', file, swap('id="luxury"', 'id="luxus"'), /Write one of: all/, {
    field: 'MenuTab id',
  });
}
for (const file of both('legal/privacy-policy')) {
  mistake(
    'a fact nobody knows',
    file,
    swap('<BusinessFact name="company"', '<BusinessFact name="firm"'),
    /Write|no such/,
    {field: 'BusinessFact name'},
  );
  mistake('a first heading in a legal text', file, append('# …'), /second level/, {at: '# …'});
  mistake('one name for two headings', file, append('## … {#rights}'), /name of its own/, {
    at: '## … {#rights}',
  });
}
mistake(
  'a section left out of a translation',
  es('home'),
  (text) => text.replace(/<Facilities>[\s\S]*?<\/Facilities>\n/, ''),
  /translate that part/,
  {found: /no <Facilities>/},
);

// ---- language, typography, words that are not used ----

mistake(
  'English in a Spanish paragraph',
  es('contact'),
  append('This is the paragraph that nobody has translated yet.'),
  /in Spanish/,
  {at: 'This is the paragraph'},
);
mistake(
  'Spanish in an English paragraph',
  en('contact'),
  append('Este es el párrafo que nadie ha traducido todavía.'),
  /in English/,
  {at: 'Este es el'},
);
mistake(
  'English in a Spanish field',
  es('programs/prana-nirvana'),
  set('subtitle', 'The first breath'),
  /in Spanish/,
  {field: 'subtitle'},
);
mistake(
  'Spanish in an English field',
  en('programs/prana-nirvana'),
  set('subtitle', 'El primer aliento'),
  /in English/,
  {field: 'subtitle'},
);
mistake('an English label in Spanish', es('contact'), set('label', 'Contact us'), /in Spanish/, {
  field: 'label',
});
mistake(
  'an English alt text in Spanish',
  es('gallery'),
  (text) => set('alt', /^ {4}alt: (.*)$/m.exec(textOf(en('gallery')))?.[1] ?? '')(text),
  /in Spanish/,
  {field: 'photos[0].alt'},
);
mistake(
  'a Spanish title of a component',
  en('contact'),
  swap(/<ContactMethods title="[^"]*"/, '<ContactMethods title="Cómo llegar hasta nosotros"'),
  /in English/,
  {field: 'ContactMethods title'},
);
mistake(
  'a whole page in English',
  es('about'),
  () =>
    textOf(en('about'))
      .replace(/# facts[\s\S]*?# words/, '# words')
      .replace('slug: /about', 'slug: /la-casa'),
  /Write its words in Spanish/,
  {found: /a file in English/},
);
mistake(
  'a whole page in Spanish',
  en('casting'),
  (text) => `${text.slice(0, text.indexOf('# words'))}${textOf(es('casting')).slice(4)}`,
  /Write its words in English/,
  {found: /a file in Spanish/},
);
const spanish: readonly (readonly [string, string, RegExp])[] = [
  ['straight quotation marks', 'Se llama "velada" por algo.', /«…»/],
  ['English quotation marks', 'Se llama “velada” por algo.', /«…»/],
  ['a question never opened', 'Cómo se llega hasta aquí?', /with ¿/],
  ['an exclamation never opened', 'Qué noche tan larga!', /with ¡/],
  ['a question never closed', '¿Cómo se llega hasta aquí.', /with \?/],
  ['a per cent sign without its space', 'La web se amplía al 200% sin moverse.', /U\+202F/],
  ['a common space before per cent', 'La web se amplía al 200 % sin moverse.', /U\+202F/],
  ['a quotation left open', 'Se llama «velada por algo.', /close with »/],
  ['a blank before a comma', 'Se llama velada , por algo.', /Delete the blank/],
];
for (const [name, paragraph, remedy] of spanish) {
  mistake(name, es('contact'), append(paragraph), remedy, {at: paragraph});
}
const unwanted: readonly (readonly [string, string, RegExp])[] = [
  [en('contact'), 'An Escort is another trade.', /Names another trade/],
  [en('contact'), 'The GIRLS of the house.', /adults/],
  [en('contact'), 'One of many brothels in the town.', /Not what the house is/],
  [en('contact'), 'It was truly unforgettably good.', /Says nothing/],
  [es('contact'), 'Aquí no hay ninguna CHICA de la casa.', /mujeres adultas/],
  [
    es('contact'),
    'Una noche inolvidable y sus terapeuticos efectos.'.replace('inolvidable y sus ', 'y sus '),
    /sanitaria/,
  ],
  [es('contact'), 'Las noches inolvidables de la casa.', /No dice nada/],
  [es('contact'), 'Un lugar exótico de la ciudad.', /reclamo/],
];
for (const [file, paragraph, remedy] of unwanted) {
  mistake(`a word the house does not use, ${paragraph}`, file, append(paragraph), remedy, {
    at: paragraph,
  });
}
mistake(
  'a word the house does not use, in a field',
  en('about'),
  set(
    'description',
    'An unforgettable house in the Eixample of Barcelona, with a lamp that is lit all night long for you.',
  ),
  /Name one thing/,
  {field: 'description'},
);
mistake(
  'a list of words without reasons',
  `${ES}/wording.yml`,
  swap(/^ {4}reason: .*\n/m, ''),
  /missing. Add it/,
  {field: 'words[0].reason'},
);

// ---- i18n/es/code.json ----

const CODE = 'i18n/es/code.json';
const entry =
  (id: string, message: string) =>
  (text: string): string =>
    text.replace(
      new RegExp(`("${id.replaceAll('.', '\\.')}": \\{\\s*"message": )"[^"]*"`),
      (_, head: string) => `${head}${JSON.stringify(message)}`,
    );
const without =
  (id: string) =>
  (text: string): string =>
    text.replace(new RegExp(`  "${id.replaceAll('.', '\\.')}": \\{[^}]*\\},\\n`), '');
mistake('an entry left out', CODE, without('booking.duration'), /Add it: "booking.duration"/, {
  field: 'booking.duration',
});
mistake('an empty entry', CODE, entry('booking.duration', ''), /Translate it/, {
  field: 'booking.duration',
});
mistake(
  'a misspelt entry',
  CODE,
  swap('"booking.duration"', '"booking.durations"'),
  /Did you mean booking.duration/,
  {field: 'booking.durations'},
);
mistake(
  'an entry nobody asks for',
  CODE,
  swap('"booking.duration"', '"zzz.unused": {"message": "Nada"},\n  "booking.duration"'),
  /Delete the entry/,
  {field: 'zzz.unused'},
);
mistake(
  'an entry twice',
  CODE,
  swap('"booking.duration"', '"booking.duration": {"message": "Duración"},\n  "booking.duration"'),
  /Keep one of the two/,
  {field: 'booking.duration'},
);
mistake(
  'a placeholder lost',
  CODE,
  entry('booking.message.program', 'Buenas noches. Quisiera reservar.'),
  /Keep \{program\}/,
  {field: 'booking.message.program'},
);
mistake(
  'a placeholder translated',
  CODE,
  entry('booking.message.program', 'Buenas noches. Quisiera reservar {programa}.'),
  /Keep \{program\}/,
  {field: 'booking.message.program'},
);
mistake(
  'a placeholder half open',
  CODE,
  entry('booking.message.program', 'Buenas noches. Quisiera reservar {program.'),
  /Keep \{program\}/,
  {field: 'booking.message.program'},
);
mistake(
  'markup in an entry',
  CODE,
  entry('booking.planText', '<b>Elige</b> lo que quieras.'),
  /plain words/,
  {field: 'booking.planText'},
);
mistake('an entry left in English', CODE, entry('booking.duration', 'Duration'), /Translate them/, {
  field: 'booking.duration',
});
mistake(
  'an entry in other English words',
  CODE,
  entry('booking.planText', 'Choose whatever you like and send it when you are ready.'),
  /in Spanish/,
  {field: 'booking.planText'},
);
mistake(
  'a forbidden word in an entry',
  CODE,
  entry('booking.planText', 'Elige a tu chica; la primera línea ya va escrita.'),
  /mujeres adultas/,
  {field: 'booking.planText'},
);
mistake(
  'straight quotation marks in an entry',
  CODE,
  entry('booking.planText', 'Elige "algo" o nada todavía.'),
  /«…»/,
  {field: 'booking.planText'},
);
mistake(
  'a misspelt field of an entry',
  CODE,
  swap(/("booking.duration": \{\s*)"message"/, '"booking.duration": {\n    "mesage"'),
  /Did you mean message/,
  {field: 'booking.duration'},
);
mistake(
  'a comma too many',
  CODE,
  swap(/\n\}\s*$/, ',\n}\n'),
  /a comma after each entry but the last/,
  {found: /not valid JSON/},
);
mistake(
  'a comma missing',
  CODE,
  swap('},\n  "booking.duration"', '}\n  "booking.duration"'),
  /a comma after each entry/,
  {at: '"booking.duration"'},
);
cases.push({
  name: 'no code.json',
  edits: [{file: CODE, to: undefined}],
  file: CODE,
  found: /no such file/,
  remedy: /Add the file/,
});

mistake(
  'a text cut off by #',
  es('about'),
  set('title', 'La casa #1 del Eixample'),
  /quotation marks/,
  {at: '#1 del'},
);
mistake(
  'marks in a field',
  es('programs/prana-nirvana'),
  set('summary', 'Un masaje **sin prisa**, al paso de tu respiración.'),
  /plain words/,
  {field: 'summary'},
);
mistake(
  'an inclusion twice',
  en('programs/prana-nirvana'),
  swap('  - Sensual awakening', '  - Nude body-to-body contact'),
  /Delete one of the two/,
  {field: 'features[2]'},
);
mistake(
  'an inclusion left in English',
  es('programs/prana-nirvana'),
  swap('  - Despertar sensual', '  - Sensual awakening'),
  /in Spanish/,
  {field: 'features[2]'},
);
mistake(
  'an import twice',
  en('about'),
  swap(
    /^(import Section .*\n)/m,
    "import Section from '@site/src/components/blocks/Section';\nimport Section from '@site/src/components/blocks/Section';\n",
  ),
  /each component once/,
  {},
);
mistake(
  'a heading renamed in a legal text',
  es('legal/privacy-policy'),
  swap('{#minors}', '{#menores}'),
  /Copy the name/,
  {at: '{#menores}'},
);
mistake(
  'a link to a heading of another language',
  es('outcall'),
  swap('#cancellation', '#cancelacion'),
  /Did you mean #cancellation/,
  {at: '#cancelacion'},
);

// ---- files ----

for (const file of both('contact')) {
  const text = textOf(file);
  const files: readonly (readonly [string, string | Uint8Array, RegExp, RegExp])[] = [
    ['an empty file', '', /an empty file/, /Write its content/],
    ['line ends of Windows', text.replaceAll('\n', '\r\n'), /CRLF/, /line ends LF/],
    ['a byte order mark', `\uFEFF${text}`, /byte order mark/, /without|UTF-8/],
    [
      'another encoding',
      Buffer.from(`${text}\nÁrbol.\n`, 'latin1'),
      /encoding other than UTF-8/,
      /UTF-8/,
    ],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), /encoding other than UTF-8/, /UTF-8/],
    [
      'letters broken before',
      `${text}\nCafÃ© de la esquina.\n`,
      /were broken/,
      /Type the word again/,
    ],
    [
      'no fields',
      text.replace(/^---[\s\S]*?\n---\n/, ''),
      /no fields at its head/,
      /three hyphens/,
    ],
    [
      'fields without an end',
      text.replace(/\n---\n/, '\n'),
      /fields without an end/,
      /Close the fields/,
    ],
    [
      'a tab before a field',
      text.replace(/^ {2}- /m, '\t- '),
      /tab|cannot be read/,
      /spaces|Check|indent/,
    ],
    [
      'a field twice',
      text.replace(/^label:/m, 'slug: /x\nlabel:'),
      /stands there twice/,
      /Delete one/,
    ],
    [
      'a colon in a text',
      text.replace(/^title: .*$/m, 'title: Hours: always'),
      /cannot be read as “field: value”/,
      /quotation marks/,
    ],
  ];
  for (const [name, to, found, remedy] of files) {
    cases.push({name: `${name} (${file})`, edits: [{file, to}], file, found, remedy});
  }
}
const moved = (from: string, to: string): readonly Edit[] => [
  {file: from, to: undefined},
  {file: to, to: textOf(from)},
];
cases.push(
  {
    name: 'a missing translation',
    edits: [{file: es('casting'), to: undefined}],
    file: es('casting'),
    found: /no translation/,
    remedy: /Translate the words of docs\/casting.mdx/,
  },
  {
    name: 'a translation under a wrong name',
    edits: moved(es('casting'), es('castin')),
    file: es('castin'),
    found: /without an original/,
    remedy: /Did you mean casting/,
  },
  {
    name: 'a page as .md',
    edits: [{file: `${EN}/notes.md`, to: 'Words.'}],
    file: `${EN}/notes.md`,
    found: /extension/,
    remedy: /notes.mdx/,
  },
  {
    name: 'a program without its tile',
    edits: [{file: 'static/img/tile/erosofia.svg', to: undefined}],
    file: 'static/img/tile/erosofia.svg',
    found: /no tile/,
    remedy: /panot.svg will do/,
  },
  {
    name: 'a tile that is no drawing',
    edits: [{file: 'static/img/tile/erosofia.svg', to: 'PNG'}],
    file: 'static/img/tile/erosofia.svg',
    found: /not an SVG/,
    remedy: /Export the drawing again/,
  },
  {
    name: 'no list of words',
    edits: [{file: `${EN}/wording.yml`, to: undefined}],
    file: `${EN}/wording.yml`,
    found: /no such file/,
    remedy: /Add the file/,
  },
  {
    name: 'a gallery that cannot be read',
    edits: [
      {
        file: en('gallery'),
        to: bytes(textOf(en('gallery')).replace(/^label: .*$/m, 'label: "Gallery')),
      },
    ],
    file: en('gallery'),
    remedy: /Close it|quotation marks/,
  },
);

export const CASES: readonly Case[] = cases;
