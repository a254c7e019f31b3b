/** Slips that once made many messages, or one in the wrong place: each is told once, where it was made. */
import {MASSEUSE, PROGRAM, TIERED} from '../facts';
import {EN, ES, textOf} from '../memory';
import {append, both, cases, en, es, mistake, swap} from '../tools';

for (const file of both('about')) {
  mistake('a slip in the first import', file, swap(/^import/m, 'improt'), /“import ”/, {
    at: 'improt',
  });
  mistake('a line above the imports', file, swap(/\n\nimport/, '\n\nAB\nimport'), /empty line/, {
    at: 'AB\nimport',
  });
}

const program = (folder: string): string => `${folder}/${PROGRAM}.mdx`;
for (const [name, from, to] of [
  ['a translation saved over its original', program(ES), program(EN)],
  ['an original saved over its translation', program(EN), program(ES)],
  ['another page saved over a translation', `${ES}/${TIERED}.mdx`, program(ES)],
  ['another page saved over an original', `${EN}/${TIERED}.mdx`, program(EN)],
] as const) {
  cases.push({
    name: `${name} (${to})`,
    edits: [
      {file: to, to: textOf(from)},
      // As the last release had them, whatever it was called.
      {file: 'addresses.json', to: released()},
    ],
    file: to,
    found: /saved over this one/,
    remedy: /git checkout -- /,
  });
}

/** A list of addresses that has these two programs where they stand now. */
function released(): string {
  const slugs = (folder: string): Record<string, string[]> =>
    Object.fromEntries(
      [PROGRAM, TIERED].map((id) => [
        id,
        [/^slug: (\S+)$/m.exec(textOf(`${folder}/${id}.mdx`))?.[1] ?? ''],
      ]),
    );
  return JSON.stringify({en: slugs(EN), es: slugs(ES)});
}

mistake(
  'a photo under a new number in one file',
  en('gallery'),
  swap(/^( +- id: )1$/m, '$1901'),
  /^Write 1;/,
  {
    field: 'photos[0].id',
  },
);
mistake(
  'an area under a new name in one file',
  en('programs/outcall'),
  swap(/^(areas:\n +- \{?id: )([\w-]+)/m, '$1$2-x'),
  /^Write [\w-]+; a new id/,
);
mistake(
  'an emblem under another name',
  en('masseuses'),
  swap(/^( +- id: )orchid$/m, '$1orchids'),
  /Did you mean orchid\?/,
  {
    field: 'emblems[0].id',
  },
);
mistake(
  'a field in another language',
  'docs/business.yml',
  swap(/^founded:/m, 'fundada:'),
  /Did you mean founded/,
  {
    field: 'fundada',
  },
);
mistake('a day in Spanish', en(MASSEUSE), swap(/days: \[mon/, 'days: [lun'), /Did you mean mon\?/);
mistake(
  'a text opened and not closed',
  'docs/business.yml',
  swap(/^(phone: ".*)"$/m, '$1'),
  /a straight one/,
  {
    at: 'phone:',
  },
);
mistake(
  'blanks that are none',
  'docs/business.yml',
  swap(/^ {2}latitude/m, '\u00A0\u00A0latitude'),
  /type the blanks again/,
  {
    at: '\u00A0\u00A0latitude',
  },
);
for (const file of both(PROGRAM)) {
  mistake(
    'four hyphens where the fields end',
    file,
    swap(/\n---\n\n/, '\n----\n\n'),
    /three hyphens/,
    {
      at: '----',
    },
  );
  mistake('an empty line above the fields', file, (text) => `\n${text}`, /Delete the empty lines/);
}
mistake(
  'broken signs all over a file',
  es(PROGRAM),
  (text) => new TextDecoder('latin1').decode(new TextEncoder().encode(text)),
  /bring the file back/,
);
mistake(
  'English questions in a translation',
  es(PROGRAM),
  append('What a night! Would you like another one with her?'),
  /^Write them in Spanish/,
);
mistake(
  'the number of the chat in words',
  en('contact'),
  (text) => append(`AB ${/^whatsapp: "(.*)"$/m.exec(textOf('docs/business.yml'))?.[1]} CD`)(text),
  /<WhatsAppLink \/>/,
);
mistake(
  'the letter box of applications in words',
  en('casting'),
  (text) =>
    append(`AB ${/^ +casting: (\S+@\S+)$/m.exec(textOf('docs/business.yml'))?.[1]} CD`)(text),
  /name="castingEmail"/,
);
mistake('the help line in words', en('casting'), append('AB 900 10 50 90 CD'), /name="helpLine"/);
mistake(
  'a flag with code',
  en('about'),
  swap('<PageHero>', '<PageHero large={true}>'),
  /Write large alone/,
);
mistake(
  'a link to the page beside',
  en(PROGRAM),
  append('[ABC](outcall.mdx)'),
  /\/programs\/outcall\.mdx/,
);

for (const file of both(PROGRAM)) {
  mistake(
    'a # in the middle of a subtitle',
    file,
    swap(/^subtitle: .*$/m, 'subtitle: Jade # water'),
    /in quotation marks/,
    {at: 'subtitle:', found: /left out/},
  );
}

mistake(
  'a sentence that begins small',
  en(PROGRAM),
  append('The water waits in the quiet of the room. and the stone waits with it.'),
  /capital/,
  {at: 'The water waits', found: /“room\.”/},
);
mistake(
  'a sentence that begins small, in Spanish',
  es(PROGRAM),
  append('El agua espera en el silencio de la estancia. y la piedra espera con ella.'),
  /capital/,
  {at: 'El agua espera', found: /“estancia\.”/},
);
mistake(
  'I as a small letter',
  en(PROGRAM),
  append('The water waits, and as long as it does i wait with it.'),
  /^Write I/,
  {at: 'The water waits'},
);
for (const [word, remedy] of [
  ['q', /que/],
  ['xq', /porque/],
] as const) {
  mistake(
    `${word}, as in a message`,
    es(PROGRAM),
    append(`El agua espera ${word} la piedra ya está caliente.`),
    remedy,
    {at: 'El agua espera'},
  );
}
for (const [wrong, right] of [
  ['gmial.com', /gmail\.com/],
  ['hotmial.es', /hotmail\.es/],
  ['outlok.com', /outlook\.com/],
] as const) {
  mistake(
    `an e-mail address at ${wrong}`,
    'docs/business.yml',
    swap(/^( +info: ).*$/m, `$1house@${wrong}`),
    right,
    {field: 'email.info'},
  );
}
