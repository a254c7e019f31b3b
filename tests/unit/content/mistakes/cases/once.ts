/** One edit that shows in several places is told once, where it was made. */
import {MASSEUSE, PROGRAM} from '../facts';
import {EN, textOf} from '../memory';
import {append, both, cases, en, es, mistake, secondPrice, set, swap} from '../tools';

const BUSINESS = `${EN}/business.yml`;
const CODE = 'i18n/es/code.json';

const block = (name: string): RegExp => new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>\\n`);

mistake(
  'a list of features gone, its imports left',
  en('home'),
  swap(block('FeatureList'), ''),
  /^Put back what stood in them, as .*delete it there too and FeatureList and Feature in the imports/,
  {found: /an import of FeatureList and Feature,/},
);
mistake(
  'a row of buttons gone, their imports left',
  en('outcall'),
  swap(/<div className="row">[\s\S]*?<\/div>\n/, ''),
  /^Put back what stood in them/,
  {found: /CallLink and OutcallWhatsApp/},
);
for (const file of both('contact')) {
  mistake('the head of a page gone', file, swap(block('PageHero'), ''), /between <PageHero>/, {
    found: /no heading of the first level/,
  });
}
mistake(
  'a page whose head has no photo',
  en('about'),
  swap(/^photo: .*\n/m, ''),
  /^Write photo: .* or write ground="floor"\.$/,
  {at: '<PageHero>'},
);
mistake(
  'a room that the translation lost',
  es('home'),
  swap(/ {2}- id: .*\n(?: {4}.*\n)+(?=---)/, ''),
  /Add the entry/,
  {field: 'rooms', found: /^no entry for /},
);
mistake(
  'minutes that are too many',
  en(PROGRAM),
  (text) => text.replace(/(minutes: \d+[\s\S]*?minutes: )\d+/, (_, before) => `${before}900`),
  /1 to 600/,
);
mistake(
  'a price in thousands',
  en(PROGRAM),
  secondPrice(() => '1.300'),
  /without the point/,
  {
    at: '1.300',
  },
);
mistake('pay in thousands', BUSINESS, set('  dailyPayEur', '[100, 5.000]'), /without the point/, {
  at: '5.000',
});
mistake('a year with its digits exchanged', BUSINESS, set('founded', '2202'), /1900 to 2100/);
mistake('a year without its century', BUSINESS, set('copyrightYear', '26'), /1900 to 2100/);
mistake(
  'a number that Spain does not give',
  BUSINESS,
  set('phone', '"+34 530 123 456"'),
  /begins with 6, 7, 8 or 9/,
  {
    field: 'phone',
  },
);
mistake('half a placeholder', BUSINESS, set('  company', '"[company name"'), /both brackets/, {
  field: 'legal.company',
});
mistake(
  'an address with a word of small ads',
  es(PROGRAM),
  (text) => text.replace(/^(slug: .*)-[^-\n]+$/m, '$1-sexual'),
  /^Say it otherwise/,
  {
    field: 'slug',
  },
);
for (const file of both(PROGRAM)) {
  mistake(
    'a heading in HTML',
    file.replace(PROGRAM, 'casting'),
    swap(/^## (.*)$/m, '<h2>$1</h2>'),
    /^Write ## and a blank/,
    {
      found: /^<h2>$/,
    },
  );
  mistake(
    'a colour',
    file,
    append('AB <span style="color:red">CD</span>'),
    /^Delete it: the site/,
    {
      field: 'span style',
    },
  );
  mistake(
    'a story pasted twice',
    file,
    (text) => `${text}${text.split('\n---\n')[1] ?? ''}`,
    /Delete one of the two/,
  );
}
cases.push({
  name: 'an original deleted, and its translation left',
  edits: [{file: en(PROGRAM), to: undefined}],
  file: es(PROGRAM),
  found: /without an original/,
  remedy: /or delete this file/,
});
mistake(
  'a photo that is not in the gallery',
  en(MASSEUSE),
  (text) => text.replace(/^(gallery: \[.*, )\d+\]/m, (_, before) => `${before}999]`),
  /There are 1 to \d+/,
);
mistake(
  'the other language’s text in the original',
  en('contact'),
  (text) =>
    `${text.split('\n---\n')[0] ?? ''}\n---\n${textOf(es('contact')).split('\n---\n')[1] ?? ''}`,
  /in English/,
  {found: /^a file in Spanish$/},
);

const message =
  (id: string, text: string) =>
  (json: string): string => {
    const entries = JSON.parse(json) as Record<string, {message: string}>;
    entries[id] = {message: text};
    return `${JSON.stringify(entries, null, 2)}\n`;
  };
mistake(
  'one year, in the plural',
  CODE,
  message('masseuse.experience.one', 'Más de 1 años'),
  /Write año/,
  {
    field: 'masseuse.experience.one',
  },
);
mistake(
  'years, in the singular',
  CODE,
  message('masseuse.experience.many', 'Más de {years} año'),
  /Write años/,
  {
    field: 'masseuse.experience.many',
  },
);
mistake('a note in the place of words', CODE, message('error.text', 'TODO'), /^Delete the note/, {
  field: 'error.text',
});
const {'intensity.intense': intense} = JSON.parse(textOf(CODE)) as Record<
  string,
  {message: string}
>;
mistake(
  'a word of the scale twice',
  CODE,
  message('intensity.gentle', intense?.message ?? ''),
  /Translate each/,
  {
    field: 'intensity.gentle',
  },
);
