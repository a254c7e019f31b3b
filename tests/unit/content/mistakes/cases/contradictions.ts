/** Sentences and names that the facts, or most other places, contradict; and texts that were cut short. */
import {FACT_PAGE, MASSEUSE, PROGRAM, TIERED} from '../facts';
import {textOf} from '../memory';
import {append, cases, en, es, mistake, mistakeInExample, moved, set, swap} from '../tools';

const BUSINESS = 'docs/business.yml';
const OUTCALL = 'programs/outcall';
const TERMS = 'legal/terms-of-service';

// What a page says of the house.
for (const [name, english, spanish, remedy] of [
  [
    'a language that reception does not speak',
    'Reception speaks English and Icelandic, and little of either at dawn.',
    'En recepción se habla inglés e islandés, y poco de los dos al alba.',
    /^Leave it out, or add is there/,
  ],
  [
    'another number of languages',
    'Reception speaks thirty languages, and is silent in all of them.',
    'En recepción se hablan treinta idiomas, y se calla en todos.',
    /^Leave the number out/,
  ],
  [
    'for how long the house is there',
    'For ninety years we have kept a light on.',
    'Llevamos noventa años abiertos, y se nota en la escalera.',
    /which changes every year/,
  ],
  [
    'prices without the tax',
    'VAT is not included.',
    'El IVA va aparte.',
    /Say that it is included/,
  ],
  [
    'only one way to pay',
    'We take cash only, and small notes at that.',
    'No se aceptan tarjetas, ni de visita.',
    /^Leave it out/,
  ],
  [
    'four hands at another price',
    'Four hands cost three times as much, and are worth it.',
    'A cuatro manos cuesta el triple, y lo vale.',
    /^Correct it, or leave the sum out/,
  ],
  [
    'a day on which the house is closed',
    'We are closed on Mondays, and sleep.',
    'Cerramos los lunes, y se duerme.',
    /^Leave it out, or give openingHours/,
  ],
  [
    'a day on which it is closed, of nobody in particular',
    'Closed on Mondays, open to ideas.',
    'Cerrado los lunes, y los martes se verá.',
    /^Leave it out, or give openingHours/,
  ],
  [
    'another age of guests',
    'Guests are 21 or older, all of them.',
    'La casa es para mayores de 16 años.',
    /^Write 18/,
  ],
] as const) {
  mistake(name, en(FACT_PAGE), append(english), remedy, {at: english});
  mistake(name, es(FACT_PAGE), append(spanish), remedy, {at: spanish});
}

// A rule of the house that one place says otherwise.
mistake(
  'another notice',
  en(OUTCALL),
  swap(/(lead: .*)two hours/, '$1nine hours'),
  /what they say/,
  {
    field: 'lead',
    found: /“nine hours’ notice”/,
  },
);
mistake(
  'another notice',
  es('outcall'),
  swap('Dos horas de antelación como', 'Seis horas de antelación como'),
  /what they say/,
  {
    found: /“Seis horas de antelación”/,
  },
);
mistake(
  'another notice',
  en(TERMS),
  swap('two hours in advance', '24 hours in advance'),
  /what they say/,
  {
    found: /“24 hours in advance”/,
  },
);
mistake(
  'cancelling until another hour',
  en(OUTCALL),
  swap('until two hours before', 'until six hours before'),
  /what they say/,
  {
    found: /“until six hours before”/,
  },
);
mistake(
  'cancelling at another cost',
  es('outcall'),
  swap('la mitad del precio', 'un tercio del precio'),
  /what they say/,
  {
    found: /“un tercio del precio”/,
  },
);

// Lengths and parts that a program does not have.
for (const [file, sentence] of [
  [en(PROGRAM), 'The longer session lasts nine hours, and nobody minds.'],
  [es(PROGRAM), 'La sesión larga dura nueve horas, y a nadie le pesa.'],
  [en(TIERED), 'It is nine hours of massage in all.'],
  [es(TIERED), 'Son nueve horas de masaje en total.'],
] as const) {
  mistake('hours that no session lasts', file, append(sentence), /Correct the length/, {
    at: sentence,
  });
}
mistake(
  'more lengths than there are',
  en(TIERED),
  set('subtitle', 'Nine lengths, one tide'),
  /Correct the number/,
  {field: 'subtitle'},
);

// What a program says of itself.
mistake(
  'a collection that is not its own',
  en(TIERED),
  set('summary', 'From the Signature collection, and none the worse for that.'),
  /Correct one of the two/,
  {field: 'summary'},
);
mistake(
  'an intensity that its words deny',
  en('programs/prana-nirvana'),
  set('intensity', 'Extraordinary'),
  /in every language/,
  {field: 'intensity', found: /gentlest door/},
);
mistake(
  'a gentle word for an intense program',
  es('programs/kaula-tantra'),
  set('summary', 'El programa más suave de la carta, para quien no tiene prisa.'),
  /Correct one of the two/,
  {field: 'summary'},
);
for (const [file, from] of [
  [en(PROGRAM), 'summary'],
  [es(PROGRAM), 'summary'],
] as const) {
  const words = new RegExp(`^${from}: (.*)$`, 'm').exec(textOf(file))?.[1] ?? '';
  mistake('one text in two fields', file, set('lead', words), /in one of the two/, {field: 'lead'});
}
mistake(
  'a name that its title does not know',
  es('programs/prana-nirvana'),
  (text) => set('label', 'Prana Paraíso')(set('name', 'Prana Paraíso')(text)),
  /Correct it, and label/,
  {field: 'name'},
);

// Numbers far from all others.
mistake(
  'a price with a digit too many',
  en(PROGRAM),
  swap(/(priceEur: \d+)\}(?![\s\S]*priceEur)/, '$10}'),
  /a digit is too many/,
  {
    field: 'sessions[1].priceEur',
  },
);
mistake(
  'a length without a digit',
  en(PROGRAM),
  swap(/minutes: (\d)\d/, 'minutes: $1'),
  /a digit is too many/,
  {
    field: 'sessions[0].minutes',
  },
);
mistake(
  'a fee with a digit too many',
  BUSINESS,
  swap(/^( +airport: \d+)$/m, '$10'),
  /a digit is too many/,
  {
    field: 'travelFeesEur.airport',
  },
);
mistake(
  'the fee of another zone',
  en(OUTCALL),
  swap('zone: airport', 'zone: centre'),
  /^Write airport/,
  {},
);
mistake(
  'a year of the house after its list of years',
  BUSINESS,
  set('founded', '2026'),
  /list of years/,
  {
    field: 'founded',
  },
);
mistake(
  'a year beside © that nothing else knows',
  BUSINESS,
  set('copyrightYear', '2062'),
  /year of today/,
  {
    field: 'copyrightYear',
  },
);
mistake('a required text left empty', BUSINESS, set('registry', '""'), /^Write a text\.$/, {
  field: 'legal.registry',
});

// Names of masseuses.
const called = /^name: (.*)$/m.exec(textOf(en(MASSEUSE)))?.[1] ?? '';
mistake('a surname', en(MASSEUSE), set('name', `${called} Ruiz`), new RegExp(`^Write ${called}:`), {
  field: 'name',
});
mistake('a name in capitals', en(MASSEUSE), set('name', called.toUpperCase()), /^Write /, {
  field: 'name',
});
cases.push({
  name: 'a file that is called otherwise than she',
  edits: [
    ...moved(en(MASSEUSE), en('masseuses/zelda')),
    ...moved(es(MASSEUSE), es('masseuses/zelda')),
  ],
  file: en('masseuses/zelda'),
  field: 'name',
  remedy: /or call her file .*\.mdx in every language/,
});

// Cut short.
for (const file of [en(PROGRAM), es(PROGRAM), en(MASSEUSE), es(MASSEUSE)]) {
  mistake(
    'a story that stops inside a sentence',
    file,
    swap(/ \S+\s*$/, '\n'),
    /^Finish its last sentence/,
  );
  mistakeInExample(
    'half a story',
    file,
    swap(/(\n---\n\s*[^\n]+\n)[\s\S]*$/, '$1'),
    /Put back what is missing/,
    {
      field: '',
    },
  );
}
for (const field of ['lead', 'summary', 'description'] as const) {
  mistake(
    'a text that stops inside its sentence',
    es(PROGRAM),
    swap(new RegExp(`^(${field}: .*) \\S+$`, 'm'), '$1'),
    /^Finish its last sentence/,
    {
      field,
    },
  );
}
