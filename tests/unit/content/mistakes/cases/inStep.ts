/** Lists that differ between the languages or from their length, and facts that the rest of the site contradicts. */
import {MASSEUSE, PHASED, PROGRAM, TIERED} from '../facts';
import {EN, ES} from '../memory';
import {both, en, es, mistake, set, swap} from '../tools';

const BUSINESS = `${EN}/business.yml`;
const SECOND_TIER = /^(tiers:\n {2}- .*\n(?: {4}.*\n)+) {2}- .*\n(?: {4}.*\n)+/m;

for (const [id, list, pattern] of [
  ['home', 'rooms', /^(rooms:\n {2}- id: (.*)\n(?: {4}.*\n)+ {2}- id: ).*/m],
  ['outcall', 'hotels', /^(hotels:\n {2}- id: (.*)\n(?: {4}.*\n)+ {2}- id: ).*/m],
  ['gallery', 'photos', /^(photos:\n {2}- id: (.*)\n(?: {4}.*\n)+ {2}- id: ).*/m],
  ['masseuses', 'emblems', /^(emblems:\n {2}- id: (.*)\n(?: {4}.*\n)+ {2}- id: ).*/m],
] as const) {
  mistake(
    `an id of ${list} twice in a translation`,
    es(id),
    swap(pattern, '$1$2'),
    /^Write \S+ in this one/,
    {
      field: `${list}[1].id`,
    },
  );
}
for (const file of both(TIERED)) {
  const twice = /^(tiers:\n {2}- minutes: (\d+)\n(?: {4}.*\n)+ {2}- minutes: )\d+/m;
  mistake('a length of a tier twice', file, swap(twice, '$1$2'), /^Write \d+ in this one/, {
    field: 'tiers[1].minutes',
  });
}
mistake(
  'a tier deleted in the original alone',
  en(TIERED),
  swap(SECOND_TIER, '$1'),
  /^Put it back/,
  {
    field: 'tiers',
    found: /which i18n/,
  },
);
mistake(
  'all tiers deleted in the original alone',
  en(TIERED),
  swap(/^tiers:\n(?: .*\n)+/m, ''),
  /^Put it back/,
  {
    field: 'tiers',
  },
);
mistake(
  'a phase deleted in the original alone',
  en(PHASED),
  swap(/^(phases:\n) {2}- .*\n(?: {4}.*\n)+/m, '$1'),
  /^Put it back/,
  {
    field: 'phases',
  },
);
mistake(
  'an emblem deleted in the original alone',
  en('masseuses'),
  swap(/^ {2}- id: fan\n(?: {4}.*\n)+/m, ''),
  /^Put it back/,
  {
    field: 'emblems',
  },
);
mistake(
  'a photo deleted in the original alone',
  en('gallery'),
  swap(/^ {2}- id: 27\n(?: {4}.*\n)+/m, ''),
  /^Put it back/,
  {
    field: 'photos',
  },
);
mistake(
  'an end deleted in the original alone',
  en(PROGRAM),
  swap(/^finish: .*\n/m, ''),
  /put finish back in docs/,
  {
    in: es(PROGRAM),
    field: 'finish',
  },
);

const LAST_SPECIALTY = /^(specialties:\n {2}- (.*)\n.*\n {2}- ).*/m;
mistake('a specialty twice', en(MASSEUSE), swap(LAST_SPECIALTY, '$1$2'), /Write another one/, {
  field: 'specialties[2]',
});
mistake(
  'a specialty twice in a translation',
  es(MASSEUSE),
  swap(LAST_SPECIALTY, '$1$2'),
  /: write /,
  {
    field: 'specialties[2]',
  },
);
const ABOUT = en('about');
const four = (list: string) =>
  swap(/^facilities: \[(\d+), (\d+), (\d+), (\d+)\]/m, `facilities: ${list}`);
const COMMA = /^Write a comma between two entries: \d+, \d+/;
mistake('one of four photos twice', ABOUT, four('[$1, $2, $2, $4]'), /Write another one/, {});
mistake('four photos with a comma too few', ABOUT, four('[$1, $2 $3, $4]'), COMMA, {});
mistake('four photos without commas', ABOUT, four('[$1 $2 $3 $4]'), COMMA, {});
mistake('four photos with a dash', ABOUT, four('[$1, $2, $3-$4]'), COMMA, {});
mistake(
  'days with a comma too few',
  en(MASSEUSE),
  set('days', '[mon tue, wed]'),
  /: mon, tue\.$/,
  {},
);
mistake('pay with a dash', BUSINESS, set('dailyPayEur', '[100-500]'), COMMA, {
  field: 'casting.dailyPayEur',
});
mistake(
  'a former address twice',
  ABOUT,
  swap(/^slug: (.*)$/m, 'slug: /the-house\nformerly: [$1, $1]'),
  /Keep one/,
  {
    field: 'formerly[1]',
  },
);
mistake(
  'former addresses without one',
  ABOUT,
  swap(/^slug: (.*)$/m, 'slug: $1\nformerly:'),
  /Write its list below it, or delete the line/,
  {field: 'formerly'},
);
mistake(
  'a fact without its value',
  BUSINESS,
  swap(/^phone: .*$/m, 'phone:'),
  /has no value\. Write it behind the colon/,
  {field: 'phone'},
);
mistake('an address with its extension', ABOUT, set('slug', '/about.html'), /such as "\/about"/, {
  field: 'slug',
});
for (const file of both('programs/kaula-tantra')) {
  mistake(
    'a copied name',
    file,
    (text) => set('name', 'Erosophía')(set('label', 'Erosophía')(text)),
    /^Correct it, and label/,
    {field: 'name'},
  );
}
mistake(
  'a price that follows another one',
  en('programs/outcall'),
  set('pricing', 'double'),
  /pricing: travel/,
  {
    field: 'areas',
  },
);
mistake(
  'a price that follows the way',
  en('programs/four-hands'),
  set('pricing', 'travel'),
  /pricing: double/,
  {
    field: 'areas',
  },
);

mistake('a misspelt district', BUSINESS, set('district', 'Eixmaple'), /^Write Eixample/, {
  field: 'address.district',
});
mistake(
  'a legal text older than the house',
  en('legal/cookie-policy'),
  set('updated', '2014-01-01'),
  /two years/,
  {
    field: 'updated',
  },
);
mistake('a house younger than its legal texts', BUSINESS, set('founded', '2025'), /two years/, {
  field: 'founded',
});
mistake(
  'counting before there was a house',
  BUSINESS,
  set('analyticsSince', '2017-01-15'),
  /after this file/,
  {
    field: 'analyticsSince',
  },
);
for (const folder of [EN, ES]) {
  const file = `${folder}/wording.yml`;
  const known = /^known: \[([^,]+),/m;
  mistake('a known word twice', file, swap(known, 'known: [$1, $1,'), /Keep one/, {
    field: 'known[1]',
  });
  const open = /^(alwaysOpen:\n)( {2}- .*\n)/m;
  mistake('an opening twice', file, swap(open, '$1$2$2'), /Keep one/, {field: 'alwaysOpen[1]'});
}
