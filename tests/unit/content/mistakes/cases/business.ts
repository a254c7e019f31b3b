/** docs/business.yml. */
import {cases, drop, es, mistake, set, swap} from '../tools';
import {textOf} from '../memory';

const BUSINESS = 'docs/business.yml';
const house: readonly (readonly [string, (text: string) => string, RegExp, string])[] = [
  ['no telephone', drop('phone'), /missing. Add it/, 'phone'],
  [
    'a telephone without its country',
    set('phone', '"930 000 000"'),
    /^Write the country code before it/,
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
    swap(/^( {2}from: )(.*)\n {2}to: .*$/m, '$1$2\n  to: $2'),
    /hour at which programs end/,
    'programHours.to',
  ],
  [
    'hours so short that hardly a masseuse is there within them',
    (text: string) =>
      text.replace(
        /^(programHours:\n {2}from: )"(\d\d):(\d\d)"\n {2}to: .*$/m,
        (_, before: string, hour: string, minute: string) =>
          `${before}"${hour}:${minute}"\n  to: "${String((Number(hour) + 1) % 24).padStart(2, '0')}:${minute}"`,
      ),
    /the availability of each/,
    'programHours',
  ],
  [
    'hours with a dot',
    swap(/^ {2}to: .*$/m, '  to: "02.00"'),
    /such as "13:00"/,
    'programHours.to',
  ],
  ['a code of another town', set('postalCode', '"28001"'), /begin with 08/, 'address.postalCode'],
  ['a telephone number too short', set('phone', '"+34 930 000 00"'), /^Write nine digits/, 'phone'],
  ['a country that is none', set('country', 'XX'), /such as ES/, 'address.country'],
  [
    'a centre dearer than the airport',
    set('centre', '900'),
    /costs the least/,
    'travelFeesEur.centre',
  ],
  [
    'an expiry too far away',
    set('securityContactExpires', '"2099-01-01"'),
    /at most a year/,
    'securityContactExpires',
  ],
  [
    'a name too long',
    set('name', 'Casa de masajes de Barcelona'),
    /or shorten those titles/,
    'name',
  ],
  [
    'a language of nobody',
    set('receptionLanguages', '[es, xx]'),
    /two-letter/,
    'receptionLanguages[1]',
  ],
  ['a fee in words', set('centre', 'fifty'), /number of euros/, 'travelFeesEur.centre'],
  [
    'a misspelt zone',
    swap(/airport: (\d+)/, 'airports: $1'),
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
    /^Write en, the code/,
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
  [
    'a telephone number with a blank at its end',
    set('phone', '"+34 931 234 567 "'),
    /without blanks at its ends/,
    'phone',
  ],
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
  name: 'a title that leaves no room for the name of the house',
  edits: [
    {
      file: es('about'),
      to: set('title', 'Una casa con la luz encendida en el Eixample de hoy')(textOf(es('about'))),
    },
    {file: BUSINESS, to: set('name', 'La Veleta')(textOf(BUSINESS))},
  ],
  file: es('about'),
  field: 'title',
  remedy: /beside “La Veleta”.*\(51 characters\): write at most 48/,
});
cases.push({
  name: 'no business.yml',
  edits: [{file: BUSINESS, to: undefined}],
  file: BUSINESS,
  found: /no such file/,
  remedy: /Add the file/,
});
