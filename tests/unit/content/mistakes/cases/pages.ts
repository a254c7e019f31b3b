/** Fields that pages of one kind have: home, gallery, outcall, about, contact, legal texts. */
import {drop, en, es, mistake, set, swap} from '../tools';
import {FIRST_HOTEL, MASSEUSE, OTHER_MASSEUSE, PROGRAM} from '../facts';
import {textOf} from '../memory';

mistake('the home page without rooms', en('home'), drop('rooms'), /^Put it back/, {
  field: 'rooms',
});
mistake(
  'five rooms',
  en('home'),
  swap(/^(rooms:\n) {2}- .*\n(?: {4}.*\n)*/m, '$1'),
  /^Put it back/,
  {field: 'rooms'},
);
mistake('the home page without programs', en('home'), drop('programs'), /missing. Add it/, {
  field: 'programs',
});
mistake(
  'an unknown program on show',
  en('home'),
  swap(/^(programs:\n) .*$/m, '$1  - nyx'),
  /Correct it|Did you mean/,
  {field: 'programs[0]'},
);
mistake(
  'programs on the contact page',
  en('contact'),
  swap(/^(photo: \d+)$/m, `$1\nprograms: [${PROGRAM.replace('programs/', '')}]`),
  /Delete this line/,
  {field: 'programs'},
);
mistake(
  'facilities on the gallery',
  en('gallery'),
  swap(/^(photo: \d+)$/m, '$1\nfacilities: [1, 2, 3, 4]'),
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
mistake(
  'three facilities',
  en('about'),
  swap(/^(facilities: \[.*), \d+\]/m, '$1]'),
  /exactly 4 entries/,
  {
    field: 'facilities',
  },
);
mistake(
  'a picture that is not there',
  en('gallery'),
  swap(/^( +file: \S+?)(\w)\.(\w+)$/m, '$1.$3'),
  /^Did you mean \S+\.jpg/,
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
  swap(/(^ +file: (\S+)\n[\s\S]*?^ +file: )\S+/m, '$1$2'),
  /Name another picture/,
  {field: 'photos[1].file'},
);
mistake('a hotel in no area', en('outcall'), swap(/^( +area: \S+)(\S)$/m, '$1'), /^Did you mean /, {
  field: 'hotels[0].area',
});
mistake(
  'an unknown hotel class',
  en('outcall'),
  swap(/class: \S+/, 'class: luxury'),
  /^Did you mean grand-luxury\?/,
  {field: 'hotels[0].class'},
);
mistake(
  'a hotel without its translation',
  es('outcall'),
  swap(/^(hotels:\n) {2}- id: .*\n(?: {4}.*\n)*/m, '$1'),
  /Add the entry/,
  {field: 'hotels', found: new RegExp(FIRST_HOTEL)},
);
mistake(
  'an entry that the original lacks',
  es('outcall'),
  swap(/^(hotels:\n {2}- id: \S+)/m, '$1x'),
  /correct or delete this one/,
  {field: 'hotels[0].id'},
);
mistake(
  'fewer inclusions than the original',
  es(PROGRAM),
  swap(/^(features:\n) *- .*\n/m, 'features:\n'),
  /at least 3 entries|original has 3/,
  {field: 'features'},
);
mistake('the finish left out', es(PROGRAM), drop('finish'), /Translate the line/, {
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
mistake(
  'the address of another page',
  en('about'),
  set('slug', /^slug: (.*)$/m.exec(textOf(en('contact')))?.[1] ?? ''),
  /address of its own/,
  {
    field: 'slug',
  },
);
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
  {field: 'title'},
);

mistake(
  'a text cut off by #',
  es('about'),
  set('title', 'La casa #1 del Eixample'),
  /quotation marks/,
  {at: '#1 del'},
);
mistake(
  'marks in a field',
  es(PROGRAM),
  set('summary', 'Un masaje **sin prisa**, al paso de tu respiración.'),
  /plain words/,
  {field: 'summary'},
);
mistake(
  'an inclusion twice',
  en(PROGRAM),
  swap(/^(features:\n.*\n(.*)\n).*$/m, '$1$2'),
  /Write another one in its place/,
  {field: 'features[2]'},
);
mistake(
  'an inclusion left in English',
  es(PROGRAM),
  swap(/^(features:\n.*\n.*\n).*$/m, '$1  - Sensual awakening'),
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
mistake(
  'two masseuses of one emblem, while one has none',
  en(OTHER_MASSEUSE),
  set('emblem', /^emblem: (.*)$/m.exec(textOf(en(MASSEUSE)))?.[1] ?? ''),
  /^Write one that nobody has yet: \w+/,
  {field: 'emblem', found: /which stands for /},
);
for (const file of [en('gallery'), es('gallery')]) {
  mistake(
    'two photos that say the same to those who cannot see them',
    file,
    (text) => {
      const [first, second] = [...text.matchAll(/^ {4}alt: (.*)$/gm)].map(([line]) => line);
      return text.replace(second ?? '', () => first ?? '');
    },
    /in no other/,
    {field: 'photos[1].alt', found: /photos\[0\] says already/},
  );
}

mistake(
  'an address in the original’s folder',
  es('programs/tao-de-jade'),
  set('slug', '/programs/tao-de-jade'),
  /^Write \/programas\/tao-de-jade, as the others/,
  {field: 'slug'},
);
