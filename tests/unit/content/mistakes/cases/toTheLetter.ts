/** Mistakes of which a hurried reader does what the remedy says and nothing else: it names all that is needed. */
import {PROGRAM} from '../facts';
import {append, en, es, mistake, mistakeInExample, set, swap} from '../tools';

for (const [file, from, to] of [
  [en('massage-menu'), '<Intensity word="Intense">', '<Intensity word="Meditative">'],
  [es('massage-menu'), '<Intensity word="Intenso">', '<Intensity word="Meditativo">'],
] as const) {
  mistakeInExample(
    'a word of the scale twice, and another not at all',
    file,
    swap(from, to),
    /^Write word="Intens[eo]", which is missing, in the one of the two/,
    {field: 'Intensity word'},
  );
}
mistake(
  'straight marks within a value',
  es('masseuses'),
  swap(/message="([^"]*)\?"/, 'message="$1 con "prisa"?"'),
  /^Write “…” or «…» within it/,
  {at: 'con "prisa"'},
);
mistakeInExample(
  'a link to the site itself, to a part of a page',
  en('outcall'),
  append('[The terms](https://velada.example/terms-of-service#cancellation) say so.'),
  /\/legal\/terms-of-service\.mdx#cancellation$/,
  {at: '[The terms]'},
);
mistake(
  'a heading of a legal text that lost its line, its words still there',
  es('legal/privacy-policy'),
  swap(/^## .*\{#rights\}\n\n/m, ''),
  /has one, after \{#\w+\}: add it here, and its text where that is missing too\.$/,
  {found: /\{#rights\}/},
);
mistake(
  'a colon in a text between the marks of a printer',
  es(PROGRAM),
  swap(
    /^lead: .*$/m,
    'lead: «La bañera espera: ni prisa ni reloj, y una lámpara encendida al fondo»',
  ),
  /^Write straight quotation marks in the place of the two around it/,
  {at: 'lead: «La'},
);
mistake(
  'a block without the blanks of its fields',
  es(PROGRAM),
  swap(/^closing:\n {2}title: (.*)\n {2}text:/m, 'closing:\ntitle: $1\ntext:'),
  /^Begin it with 2 blanks\. Then do the same to the lines below it that belong to closing\.$/,
  {found: /does not begin where/},
);
mistake(
  'an inclusion that the original lost, and all sentences count',
  en('programs/ancestral-lust'),
  swap(/^ {2}- Guided breathing\n/m, ''),
  /^Put back what is missing here: sentences of both languages count it/,
  {field: 'features'},
);
mistake(
  'capitals in a heading, in italics too',
  es('massage-menu'),
  swap('## Qué quiere decir *cada palabra*', '## Qué Quiere Decir *Cada Palabra*'),
  /^Write small letters/,
  {at: '## Qué Quiere', found: /“Cada”/},
);
mistake(
  'an order to vos that no dictionary has',
  es('outcall'),
  append('Decinos vos a qué hora te esperamos.'),
  /^Say it to one reader, with tú/,
  {at: 'Decinos vos'},
);
for (const [file, sentence, found] of [
  [en('programs/nagomi-sensual'), 'There is one session, of one length.', 'There is one session'],
  [es('programs/nagomi-sensual'), 'Tiene una duración única.', 'duración única'],
  [en('programs/nyx-sensoria'), 'Ask for the longer session.', 'the longer session'],
  [es('programs/nyx-sensoria'), 'Pide la sesión larga.', 'la sesión larga'],
] as const) {
  mistakeInExample(
    `one length or several: ${found}`,
    file,
    append(sentence),
    /^Say how many lengths there are/,
    {
      at: sentence,
      found: new RegExp(`^“${found}”`),
    },
  );
}
mistake(
  'what America makes of a word, and Spanish has',
  en(PROGRAM),
  append('Its color is that of late sand.'),
  /^Write “colour”/,
  {at: 'Its color'},
);
mistake(
  'letters of print that are one sign',
  es(PROGRAM),
  append('El ﬁnal queda para otra noche.'),
  /^Type the letters: f and i\.$/,
  {at: 'El ﬁnal'},
);
mistake(
  'words struck out in a biography',
  es('masseuses/noa'),
  append('Sus noches tienen ~~arquitectura~~ forma.'),
  /delete these words with their ~~, or the signs alone/,
  {at: 'Sus noches'},
);
mistake(
  'a placeholder as other tools write it',
  'i18n/es/code.json',
  swap('"+{count} más"', '"+{count, plural, one {cosa más} other {cosas más}}"'),
  /^Write \{count\} as in the original, each once and with nothing else between its brackets/,
  {field: 'menu.moreFeatures', found: /more than its name$/},
);
mistake(
  'a question of which the beginning is told',
  es('programs/nyx-sensoria'),
  append(
    'Nadie lo sabe. Ha sido la seda, el hielo o solo la idea de los dos, y a estas horas qué más da?',
  ),
  /^Write ¿ where the question begins/,
  {at: 'Nadie lo sabe', found: /^“Ha sido la seda/},
);
mistake(
  'a table without the line below its heads',
  es('legal/cookie-policy'),
  swap(/^\| --- \|.*\n/m, ''),
  /^Below the first line of a table stands a line of hyphens/,
);
mistake(
  'a room under another name than its photo',
  es('home'),
  swap(/^( {2}- id: balcony\n {4}name: ).*$/m, '$1La Terraza'),
  /^Write El Balcón here, or La Terraza in photos\[\d+\]\.title of /,
  {field: 'rooms[4].name'},
);
mistakeInExample(
  'a whole address in the line of the street',
  'docs/business.yml',
  set('street', 'Carrer de Provença 212, entresuelo, 08036 Barcelona'),
  /^Write street, number and floor alone/,
  {field: 'address.street'},
);
mistake(
  'the name of another language',
  'i18n/es/code.json',
  swap(/("spoken\.ca": \{\s*"message": )"catalán"/, '$1"italiano"'),
  /^Write “catalán”/,
  {field: 'spoken.ca'},
);
mistake(
  'a button quoted from memory',
  es('legal/cookie-policy'),
  append('La opción «Rechazar todas» está siempre ahí.'),
  /^Write <ButtonName of="rejectAll" \/>/,
  {at: 'La opción'},
);
mistakeInExample(
  'a telephone number on a page that imports nothing for it',
  es('about'),
  append('Llama al 930 123 456 antes de venir.'),
  /in text use <BusinessFact name="phone" \/> or <CallLink \/>, or leave it out\. Add to the imports at the top: import BusinessFact from /,
  {at: 'Llama al'},
);
mistake(
  'two prices with one component in their place',
  en('casting'),
  append('A night comes to €90 to €420 here.'),
  /in text use <CastingFact name="pay" \/>/,
  {at: 'A night', found: /“€90 to €420”/},
);
mistake(
  'a specialty lost in one language',
  es('masseuses/alba'),
  swap(/^(specialties:.*\n(?: .*\n)) .*\n/m, '$1'),
  /^Write specialties: \[.*\], as docs\/masseuses\/alba\.mdx has them\.$/,
  {field: 'specialties', found: /^no /},
);
mistakeInExample(
  'the emblem of another, whose satin tells who had it',
  en('masseuses/bianca'),
  set('emblem', 'mirror'),
  /^Write one that nobody has yet: pearls\./,
  {field: 'emblem'},
);
mistakeInExample(
  'one word of the translation in the original, where no other text has it',
  en('masseuses/noa'),
  set('personality', 'Observant, delicada'),
  /^Write them in English/,
  {field: 'personality', found: /“delicada”/},
);
