/** What one key too many or too few makes of a text, a tag, a list or an address. */
import {PROGRAM} from '../facts';
import {en, es, misspelt, mistake, swap} from '../tools';

/** Two words without the blank between them. */
for (const [file, sentence, typed, meant] of [
  [en(PROGRAM), 'The lamp is low and all the switchesare off.', 'switchesare', 'switches are'],
  [en(PROGRAM), 'It leads to a map of the street, andknocks are heard.', 'andknocks', 'and knocks'],
  [es(PROGRAM), 'La luz es baja en el corazóndel cuarto.', 'corazóndel', 'corazón del'],
  [es(PROGRAM), 'Una voz le pidió quequitara los pasos.', 'quequitara', 'que quitara'],
  [es(PROGRAM), 'El aceite se templa una solavez por la noche.', 'solavez', 'sola vez'],
] as const) {
  misspelt(`two words as one: ${typed}`, file, sentence, meant, {at: sentence});
}
/** A letter lost, doubled or out of its place, in words that the house does not use. */
for (const [typed, meant] of [
  ['rpélica', 'réplica'],
  ['cannses', 'canses'],
  ['empezron', 'empezaron'],
  ['abrazrte', 'abrazarte'],
  ['companeras', 'compañeras'],
  ['tánrico', 'tántrico'],
  ['dejarsellevar', 'dejarse llevar'],
  ['imposibe', 'imposible'],
] as const) {
  const sentence = `En la escalera queda escrito ${typed} con tinta violeta.`;
  misspelt(`una letra en su sitio: ${typed}`, es(PROGRAM), sentence, meant, {at: sentence});
}
mistake(
  'a slip in a title that is set in two ways',
  es('programs/nagomi-sensual'),
  swap('y silencio', 'y silncio'),
  /^Did you mean “silencio”/,
  {field: 'closing.title'},
);

for (const [file, from, to] of [
  [en('masseuses/lucia'), 'about it. You will', 'about it. you will'],
  [en('programs/nyx-sensoria'), 'Olympus. In this', 'Olympus. in this'],
  [en('masseuses/jimena'), '. Jimena’s', '. jimena’s'],
] as const) {
  mistake(`a sentence that begins small: ${to}`, file, swap(from, to), /^Begin it with a capital/, {
    found: /^a sentence that begins small, after “/,
  });
}
mistake(
  'a bracket without its twin, behind capitals',
  en('massage-menu'),
  swap('VAT (IVA)', 'VAT IVA)'),
  /^Open with \( and close with \)\.$/,
);
mistake(
  'tu for tú',
  es('masseuses/lucia'),
  swap('Tú también', 'Tu también'),
  /^Write “Tú también”\.$/,
  {field: 'description'},
);

/** Tags without their first sign, and an end without its slash. */
for (const [file, tag] of [
  [es('outcall'), '<MarkdownCheckList>\n\n- Verificación'],
  [en('home'), '<SplitHeading>\n\n## Rooms'],
  [en('home'), '<Section tone="dusk">'],
] as const) {
  const [first = ''] = tag.slice(1).split('\n');
  mistake(`a tag without its <: ${first}`, file, swap(tag, tag.slice(1)), /^Write < before it: </, {
    found: /^the tag .* without its <$/,
  });
}
mistake(
  'an end without its <',
  es('masseuses'),
  swap('</MasseuseGrid>', '/MasseuseGrid>'),
  /^Write <\/MasseuseGrid>\.$/,
  {found: /^\/MasseuseGrid> where/},
);
mistake(
  'an end without its slash',
  es('masseuses'),
  swap('</MasseuseGrid>', '<MasseuseGrid>'),
  /^Write <\/MasseuseGrid> instead/,
);
mistake(
  'the place of two components, misspelt once',
  en('casting'),
  swap("blocks/Columns'", "blocks/Colmns'"),
  /^Write: import Columns, \{Column\}/,
);

/** Rows that lost their hyphen or their colon, and kept their blanks. */
for (const [file, row] of [
  [en('programs/ancestral-lust'), '  - prostate massage Barcelona'],
  [es('masseuses/dalia'), '  - Veladas largas'],
  [en('programs/erosofia'), '  - Gentle anal stimulation'],
] as const) {
  mistake(
    'a line of a list without its hyphen, further in',
    file,
    swap(row, row.replace('-', '')),
    new RegExp(`^Write it under the hyphens of its list: ${row}$`),
    {at: row.replace('-', ''), found: /^an entry of a list without its hyphen$/},
  );
}
mistake(
  'an entry without its sign, one blank further in',
  es('contact'),
  swap('- Albornoz y', ' Albornoz y'),
  /^Begin it as the lines around it/,
  {at: ' Albornoz y'},
);
for (const [file, from, name] of [
  [en('programs/tao-de-jade'), '    finish: One', 'finish'],
  [en('programs/ancestral-lust'), '    name: Body massage', 'name'],
  [en('programs/ancestral-lust'), '  - id: massage', 'id'],
  ['docs/business.yml', '  en: to see', 'en'],
] as const) {
  const to = from.replace(':', '');
  mistake(
    `a field within another one without its colon: ${name}`,
    file,
    swap(from, to),
    new RegExp(`^Write a colon after its name: ${name}: `),
    {at: to, found: /^a field without the colon/},
  );
}

for (const typed of ['/programasburning-sekhem', '/programa/burning-sekhem', '/burning-sekhem']) {
  mistake(
    `an address outside the folder of its kind: ${typed}`,
    es('programs/burning-sekhem'),
    swap('/programas/burning-sekhem', typed),
    /^Write \/programas\/burning-sekhem,/,
    {field: 'slug', found: /, outside \/programas\/$/},
  );
}
for (const file of [en('programs/kaula-tantra'), es('programs/kaula-tantra')]) {
  mistake(
    'a quotation that lost its sign',
    file,
    swap(/^> /m, ''),
    /^Begin it with “> ”, as line \d+ there/,
    {found: /^a paragraph that is a quotation in /},
  );
}
for (const end of ['\n  ,', '']) {
  mistake(
    'an entry that is not closed',
    'i18n/es/code.json',
    swap('duración y precio"\n  },', `duración y precio"${end}`),
    /^Write “},” at its end/,
    {found: /^an entry that is not closed$/},
  );
}
