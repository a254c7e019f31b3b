/** Language, typography, and words that are not used. */
import {append, en, es, mistake, set, swap} from '../tools';
import {PROGRAM} from '../facts';
import {ES, textOf} from '../memory';

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
  'a button to no heading',
  en('about'),
  swap('<ButtonLink page="contact"', '<ButtonLink page="contact" suffix="#nowhere"'),
  /Headings are named/,
  {at: 'suffix="#nowhere"'},
);
mistake(
  'a paragraph twice',
  en('contact'),
  append(
    'The bell is the one without a name beside it, and it rings once only, so wait a little.\n\nThe bell is the one without a name beside it, and it rings once only, so wait a little.\n',
  ),
  /Delete one of the two/,
);
mistake(
  'a button in English',
  es('gallery'),
  swap(/(<ButtonLink[^>]*>)[^<]+(?=<\/ButtonLink>)/, '$1How to find us'),
  /in Spanish/,
  {at: 'How to find us'},
);
mistake(
  'a link in Spanish',
  en('contact'),
  append('Before you come, have a look at [la galería](/gallery.mdx).'),
  /in English/,
  {at: 'Before you come, have'},
);
mistake(
  'English in a Spanish field',
  es(PROGRAM),
  set('subtitle', 'The first breath'),
  /in Spanish/,
  {field: 'subtitle'},
);
mistake(
  'Spanish in an English field',
  en(PROGRAM),
  set('subtitle', 'El primer aliento'),
  /in English/,
  {field: 'subtitle'},
);
for (const [name, file, sentence, language] of [
  [
    'an English sentence in a Spanish paragraph',
    es(PROGRAM),
    'And then you sit down with your back to the wall and wait for her.',
    /in Spanish/,
  ],
  [
    'a Spanish sentence in an English paragraph',
    en(PROGRAM),
    'Y después te sientas con la espalda contra la pared y esperas.',
    /in English/,
  ],
] as const) {
  mistake(name, file, swap(/\n---\n\n([^\n]+)/, `\n---\n\n$1 ${sentence}`), language, {
    at: sentence,
    found: new RegExp(sentence.slice(0, 20)),
  });
}
for (const [file, sentence, language] of [
  [es(PROGRAM), 'She waits for you.', /in Spanish/],
  [es(PROGRAM), 'The rest is floor, and much thought.', /in Spanish/],
  [en(PROGRAM), 'Ella te espera abajo.', /in English/],
  [en(PROGRAM), 'Lo demás es suelo y silencio.', /in English/],
] as const) {
  mistake(
    `a short sentence of the other language, ${sentence}`,
    file,
    swap(/\n---\n\n([^\n]+)/, `\n---\n\n$1 ${sentence}`),
    language,
    {at: sentence},
  );
}
for (const [file, sentence, language] of [
  [es('contact'), 'La porta queda oberta tota la nit.', 'Catalan'],
  [es('contact'), 'La nuit est longue et le thé reste chaud.', 'French'],
  [es('contact'), 'La notte è lunga e il tè resta caldo.', 'Italian'],
  [en('contact'), 'La maison est ouverte toute la nuit.', 'French'],
  [en('contact'), 'Das Haus ist die ganze Nacht offen.', 'German'],
  [es('contact'), 'Te avisamos by mensaje cuando está lista.', 'English'],
  [en('contact'), 'Ring the bell of the house y wait here for her.', 'Spanish'],
] as const) {
  mistake(`${language} words, ${sentence}`, file, append(sentence), /^Write them in/, {
    at: sentence,
    found: new RegExp(`words in ${language}`),
  });
}
for (const [value, language] of [
  ['Kontakt', 'German'],
  ['Chi siamo', 'Italian'],
  ['À propos', 'French'],
  ['Poques preguntes', 'Catalan'],
] as const) {
  mistake(`a label in ${language}`, es('contact'), set('label', value), /Write them in Spanish/, {
    field: 'label',
    found: new RegExp(language),
  });
}
for (const [field, value] of [
  ['title', 'La casa y su historia'],
  ['label', 'Quiénes somos'],
] as const) {
  mistake(`Spanish in a ${field}, ${value}`, en('about'), set(field, value), /in English/, {field});
}
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
      .replace(/^slug: .*$/m, 'slug: /la-casa'),
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
  ['a question never opened', 'Cómo se llega hasta aquí?', /^Write ¿ where/],
  ['an exclamation', '¡Qué noche tan larga!', /full stop/],
  ['a question never closed', '¿Cómo se llega hasta aquí.', /with \?/],
  ['a per cent sign without its space', 'La web se amplía al 200% sin moverse.', /U\+202F/],
  ['a common space before per cent', 'La web se amplía al 200 % sin moverse.', /U\+202F/],
  ['a dash between blanks', 'La casa — dicen — abre de noche.', /close to the words/],
  ['a month with a capital', 'Desde el 3 de Enero abrimos antes.', /small letter/],
  ['a price in words', 'Cuesta ciento cincuenta euros la hora.', /PriceRange/],
  ['a quotation left open', 'Se llama «velada por algo.', /close with »/],
  ['a blank before a comma', 'Se llama velada , por algo.', /Delete the blank/],
  ['a blank inside a quotation', 'Se llama « velada » por algo.', /Delete the blank/],
  ['a blank after ¿', '¿ Cómo se llega hasta aquí?', /Delete the blank/],
  ['a hyphen for a dash', 'La casa - dicen - abre de noche.', /—dicen—/],
  ['two hyphens for a dash', 'La casa -- dicen -- abre de noche.', /—dicen—/],
  ['an English dash', 'La casa – dicen – abre de noche.', /—dicen—/],
  ['single quotation marks', 'Se llama ‘velada’ por algo.', /«…»/],
  ['a day with a capital', 'Cada Domingo hay té en la casa.', /small letter/],
  ['a language with a capital', 'En la casa se habla Francés.', /small letter/],
  ['a thousand as in English', 'Hay 1,200 baldosas en el suelo.', /no comma/],
  ['a decimal as in English', 'La bañera mide 1.5 metros de ancho.', /have a comma/],
  ['an order to usted', 'Llame al timbre y suba por la escalera.', /La casa tutea/],
  ['usted as an ending', 'Al entrar, póngase las zapatillas de la casa.', /La casa tutea/],
  ['usted abbreviated', 'Aquí decide Ud. a qué hora.', /La casa tutea/],
  ['words in capitals', 'La casa ABRE DE NOCHE para ti.', /small letters/],
  ['an English ordinal', 'Se encendió el 3rd de junio.', /3 de junio/],
  ['a date in figures', 'Hay luz desde el 06/03/2020 aquí.', /month as a word/],
  ['German quotation marks', 'Se llama „velada“ por algo.', /Write «…»/],
  ['quotation marks the wrong way round', 'Se llama »velada« por algo.', /Write «…»/],
  ['no blank before a bracket', 'La casa abre(de noche) y espera.', /Write a blank/],
  ['two blanks', 'La casa  abre de noche y espera.', /Write one/],
  ['a Catalan i', 'Una copa i una vela por cliente.', /Write y/],
  ['an hour of the clock', 'El té se sirve a las 5 pm en la sala.', /Hours stand/],
  ['a sign that nobody sees, by name', 'La ha&shy;bitación está arriba.', /Delete it/],
  ['signs by name', 'Agua&nbsp;caliente y calma&hellip;', /Type the sign/],
  ['a question mark twice', '¿¿Cómo se llega hasta aquí??', /once/],
];
for (const [name, paragraph, remedy] of spanish) {
  mistake(name, es('contact'), append(paragraph), remedy, {at: paragraph});
}
const english: readonly (readonly [string, string, RegExp])[] = [
  ['straight quotation marks', 'It is called "velada" for a reason.', /“…”/],
  ['a straight apostrophe', "It's the door on the left.", /Write ’/],
  ['Spanish quotation marks', 'It is called «velada» for a reason.', /Write “…”/],
  ['a hyphen for a dash', 'The house - they say - opens at night.', /they say/],
  ['two hyphens for a dash', 'The house--they say--opens at night.', /they say/],
  ['an ordinal', 'The lamp was lit on the 21th of the month.', /21st/],
  ['a thousand as in Spanish', 'The floor has 1.200 tiles in all.', /have a comma/],
  ['words in capitals', 'THE HOUSE IS OPEN at night.', /small letters/],
  ['spaced dots', 'The house is open . . . and warm.', /one sign …/],
  ['a quotation left open', 'It is called “velada for a reason.', /close with ”/],
  ['a sign of Spanish', '¿Is the door open?', /at the end alone/],
  ['no blank after a comma', 'The house,the door and the stairs.', /Write a blank/],
  ['no blank between sentences', 'This is the house.The door is open.', /between two sentences/],
  ['two full stops', 'The door of the house is open..', /once/],
  ['a bracket left open', 'The house (ours is open at night.', /close with \)/],
  ['a blank inside brackets', 'The house ( ours ) is open at night.', /close to the words/],
  ['a letter of another alphabet', 'The house has а dооr on the left.', /Type the words? again/],
];
for (const [name, paragraph, remedy] of english) {
  mistake(name, en('contact'), append(paragraph), remedy, {at: paragraph});
}
const unwanted: readonly (readonly [string, string, RegExp])[] = [
  [en('contact'), 'An Escort is another trade.', /Names another trade/],
  [en('contact'), 'The GIRLS of the house.', /adults/],
  [en('contact'), 'One of many brothels in the town.', /Not what the house is/],
  [en('contact'), 'It was truly unforgettably good.', /Says nothing/],
  [en('contact'), 'Not a teenager comes in by this door.', /under age/],
  [en('contact'), 'A house of some sexuality in the town.', /sells massage/],
  [es('contact'), 'Una casa de ambiente sexual en la ciudad.', /ofrece masaje/],
  [es('contact'), 'Nada orgásmico se promete en la casa.', /gráfico/],
  [es('contact'), 'Aquí no hay ninguna CHICA de la casa.', /mujeres adultas/],
  [
    es('contact'),
    'Una noche inolvidable y sus terapeuticos efectos.'.replace('inolvidable y sus ', 'y sus '),
    /sanitaria/,
  ],
  [es('contact'), 'Las noches inolvidables de la casa.', /No dice nada/],
  [es('contact'), 'Un lugar exótico de la ciudad.', /reclamo/],
  [es('contact'), 'Los finales felices del cine.', /chiste/],
  [en('contact'), 'A happy\u2011ending of sorts.', /A joke about the trade/],
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
mistake(
  'a word the house does not use, in an address',
  en('contact'),
  (text) => set('slug', '/sexy-contact\nformerly: [/contact]')(text),
  /Say it otherwise/,
  {field: 'slug'},
);
mistake(
  'a word forbidden twice',
  `${ES}/wording.yml`,
  (text) => text.replace(/^( {2}- word: .*\n {4}reason: .*\n)/m, '$1$1'),
  /Keep one/,
  {field: 'words[1].word'},
);
