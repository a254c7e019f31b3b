/** Numbers below the real one, places and ends that sentences contradict, words copied from beside. */
import {PROGRAM} from '../facts';
import {isExample, isThere, textOf} from '../memory';
import {append, cases, en, es, mistake, mistakeInExample, set, swap} from '../tools';

const LEAVE_OUT = /^Leave the number out/;
for (const [file, from, to] of [
  [en('gallery'), 'in thirty pictures', 'in twenty pictures'],
  [en('gallery'), 'in thirty pictures', 'in 20 pictures'],
  [es('gallery'), 'en treinta imágenes', 'en veinte imágenes'],
] as const) {
  mistake(`fewer than there are, ${to}`, file, swap(from, to), LEAVE_OUT, {field: 'description'});
}
for (const [file, from, to] of [
  [en('programs/ancestral-lust'), 'Twelve inclusions', 'Fourteen inclusions'],
  [es('programs/ancestral-lust'), 'Doce cosas incluidas', 'Catorce cosas incluidas'],
] as const) {
  const change = (text: string): string =>
    text.replace(new RegExp(`^(lead: .*?)${from}`, 'm'), `$1${to}`);
  mistake(`more than are listed, ${to}`, file, change, /^Correct the number/, {
    field: 'lead',
    found: /has 11, or 12 with finish$/,
  });
}
for (const [file, sentence] of [
  [en('about'), 'The twelve masseuses of the house speak softly.'],
  [en('about'), 'Our dozen masseuses speak softly.'],
  [es('about'), 'La casa tiene una docena de masajistas.'],
  [en('about'), 'All eleven massage programs begin in the shower.'],
  [en('about'), 'The three suites of the house are warm.'],
  [es('about'), 'Las doce masajistas de la casa hablan bajo.'],
  [es('about'), 'Los once programas empiezan en la ducha.'],
] as const) {
  if (isExample) {
    mistake(`fewer than there are, ${sentence}`, file, append(sentence), /<HouseCount/, {
      at: sentence,
    });
  }
}
for (const [file, from, to] of [
  [en('masseuses'), 'The masseuses of', 'The twelve masseuses of'],
  [en('masseuses'), 'The masseuses of', 'The 12 masseuses of'],
  [es('masseuses'), 'Las masajistas de', 'Las doce masajistas de'],
  [es('massage-menu'), 'Todos los programas de', 'Los once programas de'],
  [es('massage-menu'), 'Todos los programas de', 'Los 11 programas de'],
  [en('massage-menu'), 'Every massage program of', 'The eleven massage programs of'],
  [en('home'), 'Suites with rain', 'Three suites with'],
  [es('home'), 'Suites con ducha de lluvia', 'Tres suites con ducha'],
  [es('contact'), 'horario y formas de pago', 'y recepción en seis idiomas'],
  [en('contact'), 'hours and ways to pay', 'and reception in six languages'],
] as const) {
  mistake(`fewer than there are, ${to}`, file, swap(from, to), LEAVE_OUT, {field: 'description'});
}

const ABOUT_LENGTH = /^Correct the length/;
for (const [file, summary] of [
  [es('programs/erosofia'), 'Una sesión de 45 minutos que empieza con una ducha compartida.'],
  [es('programs/erosofia'), 'Un masaje de 90 minutos que empieza con una ducha compartida.'],
  [en('programs/erosofia'), 'Thirty or ninety minutes of tantric massage, by way of detours.'],
] as const) {
  mistake(`a length of others, ${summary}`, file, set('summary', summary), ABOUT_LENGTH, {
    field: 'summary',
  });
}

for (const [file, title] of [
  [en('about'), 'Velada, massage house in the Eixample'],
  [es('about'), 'Velada, casa de masajes del Eixample'],
] as const) {
  if (isExample) {
    mistake('a title that begins with the house', file, set('title', title), /the site adds/, {
      field: 'title',
    });
  }
}

for (const [id, places, remedy] of [
  ['programs/erosofia', '[hotel]', /^Add suite/],
  ['programs/four-hands', '[suite]', /^Add hotel/],
  ['programs/outcall', '[suite]', /^Add hotel/],
] as const) {
  mistake(`${places} alone`, en(id), set('places', places), remedy, {field: 'places'});
}

for (const file of [en('masseuses'), es('masseuses')]) {
  mistake(
    'the alt text of the emblem above',
    file,
    swap(/^( +alt: .*)$([\s\S]*?)^ +alt: .*$/m, '$1$2$1'),
    /this emblem/,
    {field: 'emblems[1].alt'},
  );
}
for (const page of [en, es]) {
  const from = page('programs/ananga-sutra');
  const alt = isThere(from) ? /^heroAlt: (.*)$/m.exec(textOf(from))?.[1] : undefined;
  if (alt) {
    mistake(
      'another hero’s alt text',
      page('programs/kaula-tantra'),
      set('heroAlt', alt),
      /own words/,
      {field: 'heroAlt'},
    );
  }
}

mistake('a note with a full stop', en(PROGRAM), append('TODO. Why the house.'), /^Delete the note/);
for (const [file, sentence] of [
  [en(PROGRAM), 'Water water first, then oil.'],
  [es(PROGRAM), 'Agua agua primero, y luego aceite.'],
] as const) {
  mistake('the first word twice', file, append(sentence), /^Delete one/, {at: sentence});
}

const ended = 'programs/ancestral-lust';
if (isThere(en(ended)) && isExample) {
  cases.push({
    name: 'an end too few, in both languages',
    edits: [
      {file: en(ended), to: set('finish', 'One climax')(textOf(en(ended)))},
      {file: es(ended), to: set('finish', 'Un clímax')(textOf(es(ended)))},
    ],
    file: en(ended),
    field: 'finish',
    remedy: /same number/,
  });
}

for (const [file, sentence, remedy] of [
  [en('contact'), 'Nobody here is the curviest.', /Describes a body/],
  [en('contact'), 'There are no line-ups in the house.', /Nobody stands/],
  [en('contact'), 'No Blondes are counted in the house.', /Describes a body/],
  [es('contact'), 'Aquí no hay ninguna Latina de la casa.', /reclamo/],
] as const) {
  mistake(`a form of a word the house does not use, ${sentence}`, file, append(sentence), remedy, {
    at: sentence,
  });
}

/** Numbers in the place of the component that the other language has there. */
for (const [name, file, from, to, tag] of [
  [
    'a hero',
    en('home'),
    '<HouseCount of="masseuses" /> masseuses',
    'twelve masseuses',
    'masseuses',
  ],
  [
    'a hero',
    es('home'),
    '<HouseCount of="masseuses" /> masajistas',
    'doce masajistas',
    'masseuses',
  ],
  ['a heading', en('home'), '<HouseCount of="programs" as="digits" />', '11', 'programs'],
  ['a line on suites', en('about'), 'to <HouseCount of="suites" />', 'to three', 'suites'],
  ['a line on suites', es('about'), 'a <HouseCount of="suites" />', 'a tres', 'suites'],
  ['a noun of its own', en('about'), '<HouseCount of="programs" /> tiles', 'ten tiles', 'programs'],
  [
    'no noun at all',
    en('about'),
    'are <HouseCount of="masseuses" /> on',
    'are twelve on',
    'masseuses',
  ],
  [
    'all that is counted',
    es('massage-menu'),
    '<HouseCount of="programs" as="capital" />',
    'Once',
    'programs',
  ],
] as const) {
  mistakeInExample(
    `a number for the component: ${name}`,
    file,
    swap(from, to),
    new RegExp(`^Write <HouseCount of="${tag}"`),
    {
      found: /and there are \d+$/,
    },
  );
}
