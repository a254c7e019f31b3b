/** The words of components in code.json. */
import {textOf} from '../memory';
import {cases, mistake, swap} from '../tools';

const CODE = 'i18n/es/code.json';
const entry =
  (id: string, message: string) =>
  (text: string): string =>
    text.replace(
      new RegExp(`("${id.replaceAll('.', '\\.')}": \\{\\s*"message": )"[^"]*"`),
      (_, head: string) => `${head}${JSON.stringify(message)}`,
    );
const without =
  (id: string) =>
  (text: string): string =>
    text.replace(new RegExp(`  "${id.replaceAll('.', '\\.')}": \\{[^}]*\\},\\n`), '');
mistake(
  'an apostrophe that ends the words of a component',
  'src/components/contact/channels.ts',
  swap("'the number',", "'the house's number',"),
  /an apostrophe is ’/,
  {at: "house's"},
);
mistake('an entry left out', CODE, without('booking.duration'), /Add it: "booking.duration"/, {
  field: 'booking.duration',
});
for (const [name, change, found] of [
  ['a list of numbers with one left out', swap(' doce ', ' '), /"trece" in the place of 12/],
  ['a list of numbers in another order', swap('dos tres', 'tres dos'), /"tres" in the place of 2/],
  ['a list of numbers with commas', swap('dos tres', 'dos, tres'), /"dos," in the place of 2/],
] as const) {
  mistake(name, CODE, change, /the numbers from 1 to 20 in words/, {field: 'home.numbers', found});
}
mistake(
  'another number than in the code',
  CODE,
  swap('hasta dos horas antes', 'hasta cuatro horas antes'),
  /the numbers of the original/,
  {field: 'program.terms.cancel', found: /the number 4/},
);
mistake('an empty entry', CODE, entry('booking.duration', ''), /Translate it/, {
  field: 'booking.duration',
});
mistake(
  'an entry that only holds its place',
  CODE,
  entry('booking.duration', '…'),
  /Translate it/,
  {
    field: 'booking.duration',
  },
);
for (const [name, value, remedy] of [
  ['words in curly quotation marks', '“Duración”', /two straight quotation marks/],
  ['words in single quotation marks', "'Duración'", /two straight quotation marks/],
  ['quotation marks within the words', '"La "duración""', /«…»/],
  ['a stroke that stands for nothing', '"Dura\\ción"', /Delete it/],
] as const) {
  const change = swap(/("booking\.duration": \{\s*"message": )"[^"]*"/, `$1${value}`);
  mistake(name, CODE, change, remedy, {at: value});
}
mistake('a note in JSON', CODE, swap('{\n', '{\n  // nota\n'), /JSON has no notes/, {
  at: '// nota',
});
mistake(
  'a misspelt entry',
  CODE,
  swap('"booking.duration"', '"booking.durations"'),
  /Did you mean booking.duration/,
  {field: 'booking.durations'},
);
mistake(
  'an entry nobody asks for',
  CODE,
  swap('"booking.duration"', '"zzz.unused": {"message": "Nada"},\n  "booking.duration"'),
  /Delete the entry/,
  {field: 'zzz.unused'},
);
mistake(
  'an entry twice',
  CODE,
  swap('"booking.duration"', '"booking.duration": {"message": "Duración"},\n  "booking.duration"'),
  /Keep one of the two/,
  {field: 'booking.duration'},
);
mistake(
  'a placeholder lost',
  CODE,
  entry('booking.message.program', 'Buenas noches. Quisiera reservar.'),
  /^Write \{program\} as in the original/,
  {field: 'booking.message.program'},
);
mistake(
  'a placeholder translated',
  CODE,
  entry('booking.message.program', 'Buenas noches. Quisiera reservar {programa}.'),
  /^Write \{program\} as in the original/,
  {field: 'booking.message.program'},
);
mistake(
  'a placeholder half open',
  CODE,
  entry('booking.message.program', 'Buenas noches. Quisiera reservar {program.'),
  /^Write \{program\} as in the original/,
  {field: 'booking.message.program'},
);
mistake(
  'markup in an entry',
  CODE,
  entry('booking.planText', '<b>Elige</b> lo que quieras.'),
  /plain words/,
  {field: 'booking.planText'},
);
mistake('an entry left in English', CODE, entry('booking.duration', 'Duration'), /in Spanish/, {
  field: 'booking.duration',
});
mistake(
  'an entry in other English words',
  CODE,
  entry('booking.planText', 'Choose whatever you like and send it when you are ready.'),
  /in Spanish/,
  {field: 'booking.planText'},
);
mistake(
  'a forbidden word in an entry',
  CODE,
  entry('booking.planText', 'Elige a tu chica; la primera línea ya va escrita.'),
  /mujeres adultas/,
  {field: 'booking.planText'},
);
mistake(
  'straight quotation marks in an entry',
  CODE,
  entry('booking.planText', 'Elige "algo" o nada todavía.'),
  /«…»/,
  {field: 'booking.planText'},
);
mistake(
  'a misspelt field of an entry',
  CODE,
  swap(/("booking.duration": \{\s*)"message"/, '"booking.duration": {\n    "mesage"'),
  /Did you mean message/,
  {field: 'booking.duration'},
);
mistake(
  'a comma too many',
  CODE,
  swap(/\n\}\s*$/, ',\n}\n'),
  /a comma after each entry but the last/,
  {found: /not valid JSON/},
);
mistake(
  'a comma missing',
  CODE,
  swap('},\n  "booking.duration"', '}\n  "booking.duration"'),
  /a comma after each entry/,
  {at: '"booking.duration"'},
);
for (const [name, message, remedy] of [
  [
    'a placeholder twice',
    'El programa {program}, {program}.',
    /^Write \{program\} as in the original/,
  ],
  ['a placeholder as in code', 'El programa ${program}.', /^Write \{program\} as in the original/],
  ['a line break', 'El programa\n{program}.', /in one line/],
] as const) {
  mistake(`${name} in an entry`, CODE, entry('booking.message.program', message), remedy, {
    field: 'booking.message.program',
  });
}
mistake(
  'an address in an entry',
  CODE,
  entry('booking.planText', 'Más en www.casa.test cada día.'),
  /Say it in words/,
  {field: 'booking.planText'},
);
mistake(
  'an entry with two messages',
  CODE,
  swap(/("booking.duration": \{\s*"message": ("[^"]*"))/, '$1, "message": $2'),
  /Keep one/,
  {field: 'booking.duration'},
);
for (const [id, message, remedy] of [
  ['booking.planText', 'Elige *algo*, o nada todavía.', /plain words/],
  ['booking.planText', 'Elige algo, o NADA TODAVÍA.', /small letters/],
  ['booking.planText', 'Elige  algo, o nada todavía.', /Write one/],
  ['gallery.all', 'Todas Las Fotos', /one capital/],
  ['gallery.all', 'todas las fotos', /Begin with a capital/],
  ['error.title', 'Algo ha salido mal.', /Delete “\.”/],
  ['error.text', 'Sentimos las molestias. Algo ha fallado', /End with “\.”/],
  ['lightbox.position', '{total} de {index}', /change places/],
  ['lightbox.previous', 'Cerrar', /Translate each/],
  ['masseuse.experience.many', 'Más de 1 año', /^Write \{years\} as in the original/],
] as const) {
  mistake(`an entry that reads ${message}`, CODE, entry(id, message), remedy, {field: id});
}
for (const [first, second] of [
  ['masseuse.experience.one', 'masseuse.experience.many'],
  ['lightbox.previous', 'lightbox.next'],
  ['nationality.colombian', 'nationality.argentinian'],
] as const) {
  const says = (id: string): string =>
    (JSON.parse(textOf(CODE)) as Record<string, {message: string}>)[id]?.message ?? '';
  mistake(
    'two entries that have changed places',
    CODE,
    (text) => entry(second, says(first))(entry(first, says(second))(text)),
    /change places/,
    {field: first},
  );
}
mistake(
  'an entry under a translated name',
  CODE,
  swap('"booking.duration"', '"reserva.tiempo"'),
  /Did you mean booking.duration/,
  {field: 'reserva.tiempo'},
);
cases.push({
  name: 'no code.json',
  edits: [{file: CODE, to: undefined}],
  file: CODE,
  found: /no such file/,
  remedy: /npm run translations -- --write/,
});

for (const [name, change, remedy, at] of [
  [
    'a colon lost after a name',
    swap(/^( {2}"booking\.call"): \{/m, '$1 {'),
    /^Write a colon/,
    '"booking.call" {',
  ],
  [
    'a colon lost before words',
    swap(/"message": (?="Llamar Ahora")/, '"message" '),
    /^Write a colon/,
    '"message" "',
  ],
  [
    'single quotation marks',
    swap(/"message": "Llamar Ahora"/, "'message': 'Llamar Ahora'"),
    /^Write two straight quotation marks/,
    "'message'",
  ],
  ['a tab in the words', swap('Llamar Ahora', 'Llamar\tAhora'), /^Write a blank/, 'Llamar\t'],
] as const) {
  mistake(name, CODE, change, remedy, {at});
}
mistake(
  'a file cut in the middle',
  CODE,
  (text) => text.slice(0, text.length / 2),
  /bring it back from git/,
);
mistake(
  'two lists of entries',
  CODE,
  (text) => `${text.trimEnd()}\n{\n  "zone.beach": {\n    "message": "Playa"\n  }\n}\n`,
  /between the brackets of the first/,
);

mistake(
  'a label without words in the code',
  'src/components/gallery/FilterButtons/index.tsx',
  swap(/message: '[^']+'/, "message: ''"),
  /^Write the English words/,
  {found: /^no words$/},
);
