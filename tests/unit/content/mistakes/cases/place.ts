/** Facts of docs/business.yml of which the form says what is wrong: telephones, the address, the tax number. */
import {mistake, mistakeInExample, swap} from '../tools';

const BUSINESS = 'docs/business.yml';
const SAMPLE = 'phone: "+34 930 000 000"';

for (const [typed, remedy] of [
  ['"+34 930 12 34 5"', /^Write nine digits behind \+34, where this number has 8/],
  ['"+34 930 12 34 567"', /has 10/],
  ['"+34 93O 12 34 56"', /0 for O/],
  ['"+34 930 12 34 56 / +34 930 12 34 57"', /one number only/],
  ['"tel:+34930123456"', /without “tel:”/],
  ['"+34 430 12 34 56"', /begins with 6, 7, 8 or 9/],
  ['"0034 930 12 34 56"', /\+ in place of 00/],
  ['"930 12 34 56"', /country code/],
  ['"+34-930-12-34-56"', /blanks between the digits/],
] as const) {
  mistake(`a telephone number, ${typed}`, BUSINESS, swap(SAMPLE, `phone: ${typed}`), remedy, {
    field: 'phone',
  });
}
for (const [typed, remedy] of [
  ['"12345678A"', /^Copy it again/],
  ['B12345678', /^Copy it again/],
  ['B1234567', /^Write it as it stands/],
] as const) {
  mistake(`a tax number, ${typed}`, BUSINESS, swap('nif: "[NIF]"', `nif: ${typed}`), remedy, {
    field: 'legal.nif',
  });
}
mistake(
  'a telephone number for a street',
  BUSINESS,
  swap(/^ {2}street: .*$/m, '  street: "+34 932 17 46 58"'),
  /stands in phone/,
  {field: 'address.street'},
);
mistake(
  'a postal code behind the district',
  BUSINESS,
  swap(/^ {2}district: .*$/m, '  district: Eixample, 08036'),
  /stands in postalCode/,
  {field: 'address.district'},
);
mistake(
  'a number that # cuts off',
  BUSINESS,
  swap(/^ {2}street: .*$/m, '  street: Carrer de Mallorca 12 #1'),
  /quotation marks/,
  {at: '  street: Carrer'},
);
mistakeInExample(
  'another city and its postal code, with the old coordinates',
  BUSINESS,
  (text) => text.replace('city: Barcelona', 'city: Girona').replace('"08036"', '"17001"'),
  /^Write where the house in Girona is/,
  {field: 'coordinates'},
);
