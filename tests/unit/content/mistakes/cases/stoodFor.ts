/** Slips that break rules of several rooms, and are told by the one that mends them. */
import {textOf} from '../memory';
import {append, en, es, mistake, mistakeInExample, swap} from '../tools';

const CODE = 'i18n/es/code.json';
const says = (id: string): string =>
  (JSON.parse(textOf(CODE)) as Record<string, {message: string}>)[id]?.message ?? '';
const code =
  (id: string, message: string) =>
  (text: string): string => {
    const entries = JSON.parse(text) as Record<string, {message: string}>;
    const changed = {...entries, [id]: {...entries[id], message}};
    return `${JSON.stringify(changed, null, 2)}\n`;
  };

const left = 'These are the languages of our reception. In any other, a few words will do.';
mistake(
  'a paragraph in English inside a component',
  es('about'),
  swap(/Estos son los idiomas de recepción\.[^\n]*/, left),
  /^Write them in Spanish/,
  {at: left, found: /“These are/},
);
const entries = 'Private suites, each behind its own door\n- A rain shower and warm towels';
mistake(
  'neighbouring entries in English',
  es('contact'),
  swap(/Suites privadas, [^\n]*\n- Ducha de lluvia[^\n]*/, entries),
  /^Write them in Spanish/,
  {at: 'Private suites', found: /“Private suites.*”, and in 1 more entry after it$/},
);
mistake(
  'entries of a field in English',
  es('programs/erosofia'),
  swap(
    /(features:\n)(?: +- .*\n){2}/,
    '$1  - Tantric relaxing massage\n  - Full intimate interaction\n',
  ),
  /^Write them in Spanish/,
  {field: 'features[0]', found: /and in 1 more entry/},
);
for (const id of ['booking.message.masseuse', 'booking.message.programMasseuse']) {
  mistake(
    `a placeholder lost, which leaves the words of another entry (${id})`,
    CODE,
    code(id, says(id).replace(/,? con \{masseuse\}/, '')),
    /^Write .*\{masseuse\} as in the original/,
    {field: id},
  );
}
for (const [id, typed, meant] of [
  ['spoken.en', 'ingles', 'inglés'],
  ['spoken.en', 'Ingles', 'inglés'],
  ['spoken.es', 'espanol', 'español'],
  ['spoken.ca', 'Catalan', 'catalán'],
] as const) {
  const remedy = new RegExp(`^Did you mean “${meant}”`);
  mistake(`a language without its accent, ${typed}`, CODE, code(id, typed), remedy, {field: id});
}
mistake(
  'a word of the scale of intensity in English',
  CODE,
  code('intensity.gentle', 'Gentle'),
  /^Write them in Spanish/,
  {field: 'intensity.gentle'},
);
mistakeInExample(
  'a number in the place of its component in a legal text',
  es('legal/terms-of-service'),
  swap('<BusinessFact name="phone" />', '930 000 000'),
  /in text use <BusinessFact name="phone" \/>/,
  {at: '930 000 000'},
);
for (const [file, range] of [
  [en('about'), 'from €130 to €600'],
  [en('home'), '€130 to €600'],
  [es('home'), 'de 130 a 600 €'],
] as const) {
  mistake(
    'prices in the place of their component',
    file,
    swap('<PriceRange />', range),
    /in text use <PriceRange \/>/,
    {at: range},
  );
}
mistake(
  'wages in the place of their component',
  en('casting'),
  swap('<CastingFact name="pay" /> a day', '€100 to €500 a day'),
  /in text use <CastingFact name="pay" \/>/,
  {at: '€100'},
);
mistake(
  'prices in the place of a whole block',
  en('programs/outcall'),
  swap('<ServiceAreas />', '- Eixample: 50 €\n- Airport: 100 €'),
  /put it back, with the part of the page that it stood in\.(?: Add to the imports.*)? Delete the 2 lines with prices/,
  {found: /no <ServiceAreas>/},
);
for (const [file, year] of [
  [en('about'), '2018'],
  [es('about'), '2018'],
  [es('about'), '2020'],
] as const) {
  const typed = swap('<FoundedYear />', year);
  const withoutImport = swap(/^import FoundedYear .*\n/m, '');
  const remedy = /^Write <FoundedYear \/> for the year/;
  mistake('a year in the place of its component', file, typed, remedy, {at: ` ${year}.`});
  mistake(
    'a year in the place of its component and of its import',
    file,
    (text) => withoutImport(typed(text)),
    remedy,
    {at: ` ${year}.`},
  );
}
mistake(
  'a length in the place of its component',
  es('home'),
  swap('<SessionRange />', '30 a 90 minutos'),
  /^Write <SessionRange \/>/,
  {at: '30 a 90'},
);
mistake(
  'the import of a fact whose sentence has gone',
  es('about'),
  swap(', sin pegar ojo desde <FoundedYear />', ''),
  /^Put <FoundedYear \/> back where the text says it, .* or delete FoundedYear in this import/,
  {at: 'import FoundedYear'},
);
mistake(
  'a property under a translated name in a legal text',
  es('legal/terms-of-service'),
  swap('<BusinessFact name="phone" />', '<BusinessFact nombre="phone" />'),
  /^Did you mean name/,
  {field: 'BusinessFact nombre'},
);
for (const [file, name, words] of [
  [en('legal/cookie-policy'), 'acceptAll', 'Accept All'],
  [en('legal/privacy-policy'), 'cookieSettings', 'Cookie settings'],
  [es('legal/cookie-policy'), 'customize', 'Personalizar'],
  [es('legal/privacy-policy'), 'cookieSettings', 'Configurar cookies'],
] as const) {
  mistake(
    'the words of a button in the place of their component',
    file,
    swap(`<ButtonName of="${name}" />`, words),
    new RegExp(`^Write <ButtonName of="${name}" /> in place of ${words},`),
    {at: words, found: /^the words of a button, [“«]/},
  );
}
mistake(
  'the words of a button typed where no component is imported',
  en('legal/terms-of-service'),
  append('The words on the button are “Accept all”.'),
  /^Write <ButtonName of="acceptAll" \/> .* Add to the imports at the top: import ButtonName from /,
  {at: 'The words on the button'},
);
