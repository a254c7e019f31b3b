/** Facts of the house, of a program and of a masseuse that sentences say otherwise than the fields. */
import {isExample, isThere, textOf} from '../memory';
import {append, cases, en, es, mistake, set, swap} from '../tools';

const BUSINESS = 'docs/business.yml';
const OUT_OF_PROGRAM = /^Correct the (?:length|number), or leave it out/;

// The program's own session, ends and parts.
for (const [file, from, to] of [
  [
    en('programs/nagomi-sensual'),
    'In the longer session the',
    'In the longer session, two hours, the',
  ],
  [
    es('programs/nagomi-sensual'),
    'En la sesión larga se',
    'En la sesión larga, de 120 minutos, se',
  ],
  [en('programs/nyx-sensoria'), 'of one length, since', 'of one length, sixty minutes, since'],
  [en('programs/ancestral-lust'), 'To begin with', 'It lasts two hours. To begin with'],
  [es('programs/ancestral-lust'), 'Antes de encender', 'Dura dos horas. Antes de encender'],
  [
    en('programs/kaula-tantra'),
    'in the shorter session as',
    'whether you choose 60 or 90 minutes, as',
  ],
  [en('programs/kaula-tantra'), 'There is one finish', 'There are two finishes'],
  [es('programs/kaula-tantra'), 'Hay un solo final', 'Hay 3 finales'],
  [en('programs/ancestral-lust'), /(lead: .*)two climaxes/, '$1three climaxes'],
  [en('programs/ancestral-lust'), 'for the other three', 'for the other four'],
  [es('programs/ancestral-lust'), 'Antes de encender', 'Va en cinco fases. Antes de encender'],
] as const) {
  if (isExample) mistake(`what its facts deny, ${to}`, file, swap(from, to), OUT_OF_PROGRAM);
}

// Where the house is.
for (const [file, from, to, remedy] of [
  [en('home'), 'in the heart of the Eixample', 'in the heart of Gràcia', /^Write Eixample/],
  [es('about'), 'En un entresuelo del Eixample', 'En un entresuelo del Raval', /^Write Eixample/],
  [es('outcall'), 'En tu hotel de Barcelona', 'En tu hotel de Madrid', /^Write Barcelona/],
  [en('outcall'), /(title: .*)Barcelona/, '$1Valencia', /^Write Barcelona/],
  [es('home'), /(title: .*)Barcelona/, '$1Madrid', /^Write Barcelona/],
  [es('about'), 'En un entresuelo del', 'En un segundo piso del', /^Correct the floor/],
  [en('home'), 'on the mezzanine', 'on the third floor', /^Correct the floor/],
  [en('contact'), '## One flight', '## Two flights', /^Correct the number/],
] as const) {
  if (isExample) mistake(`elsewhere than it is, ${to}`, file, swap(from, to), remedy);
}
for (const [file, sentence, remedy] of [
  [en('contact'), 'We are at Carrer de Mallorca 212, and awake.', /name="address"/],
  [es('contact'), 'Estamos en la calle Aribau, 45, y despiertos.', /name="address"/],
  [en('outcall'), 'All ten hotels are near the sea.', /^Leave the number out/],
  [es('outcall'), 'Los seis hoteles de la lista son ejemplos.', /^Leave the number out/],
  [en('outcall'), 'Five of our masseuses travel.', /^Leave the number out/],
  [es('outcall'), 'Las nueve que viajan llevan el mismo bolso.', /^Leave the number out/],
  [en('casting'), 'Attach six recent photographs.', /name="photos"/],
  [es('casting'), 'Manda cinco fotos.', /name="photos"/],
  [en('casting'), 'We answer within 72 hours, as a rule.', /name="reply"/],
  [en('about'), 'These are the five languages of our reception.', /^Leave the number out/],
  [es('about'), 'Son los cinco idiomas de recepción.', /^Leave the number out/],
] as const) {
  if (isExample) {
    mistake(`what the fields deny, ${sentence}`, file, append(sentence), remedy, {at: sentence});
  }
}

// A biography against the fields.
const BIOGRAPHY = /^Leave it out/;
for (const [id, english, spanish] of [
  ['alba', 'She has been a masseuse for seven years.', 'Lleva siete años dando masajes.'],
  ['jimena', 'She has nine years’ experience.', 'Tiene diez años de experiencia.'],
  ['alba', 'She is Colombian, and it shows.', 'Es venezolana de nacimiento.'],
  ['irene', 'She comes from Argentina.', 'Es cubana y se le nota.'],
  ['alba', 'She speaks French and Italian.', 'Habla francés e italiano.'],
  ['jimena', 'She speaks four languages.', 'Habla cinco idiomas.'],
  ['alba', 'She works on Saturdays and Sundays.', 'Trabaja los fines de semana.'],
  ['alba', 'She works at night.', 'Trabaja de noche.'],
  ['irene', 'She is here from Monday to Friday.', 'Libra los domingos.'],
  ['alba', 'She also travels to hotels.', 'También viaja a hoteles.'],
  ['jimena', 'She does not go to hotels.', 'Recibe solo en la casa.'],
] as const) {
  if (!isExample) continue;
  for (const [page, sentence] of [
    [en, english],
    [es, spanish],
  ] as const) {
    mistake(
      `her fields deny it, ${sentence}`,
      page(`masseuses/${id}`),
      append(sentence),
      BIOGRAPHY,
      {
        at: sentence,
      },
    );
  }
}
for (const [file, from, to, remedy] of [
  [en('masseuses/alba'), 'and Alba had', 'and Irene had', /^Write Alba/],
  [es('masseuses/bianca'), 'Bianca lo', 'Blanca lo', /^Write Bianca/],
  [es('masseuses/gala'), 'Gala tardó', 'Dalia tardó', /^Write Gala/],
  [en('masseuses/lucia'), 'name: Lucía', 'name: Lucia', /^Write Lucía/],
  [en('masseuses/martina'), 'name: Martina', 'name: Mártina', /^Write Martina/],
] as const) {
  if (isExample) mistake(`another name, ${to}`, file, swap(from, to), remedy);
}

mistake('a year long before the list', BUSINESS, set('founded', '2012'), /list of years/, {
  field: 'founded',
});

// Lines and entries that say the same.
for (const [file, from, to] of [
  [es('gallery'), 'description: Gira sin hacer ruido', 'description: La llave'],
  [en('gallery'), 'description: Two lanterns, no name plate', 'description: The door'],
  [es('home'), /(name: La Bañera de Luna\n +line: ).*/, '$1La bañera de luna'],
] as const) {
  if (isExample) mistake(`its title again, ${to}`, file, swap(from, to), /^Say something else/);
}
for (const [file, from, to] of [
  [es('about'), 'masaje discreto Barcelona', 'Masaje privado Eixample'],
  [en('about'), 'discreet massage Barcelona', 'Private Massage Eixample'],
  [en('programs/nyx-sensoria'), '- A tasting in the dark', '- Silk Blindfold'],
] as const) {
  if (isExample)
    mistake(`twice but for capitals, ${to}`, file, swap(from, to), /^This entry stands/);
}

/** The words of two pictures exchanged, by their places in the file. */
const exchanged =
  (one: number, other: number) =>
  (text: string): string => {
    const alts = [...text.matchAll(/^ +alt: (.*)$/gm)].map(([, alt = '']) => alt);
    let at = -1;
    return text.replace(/^( +alt: ).*$/gm, (line, start: string) => {
      at += 1;
      if (at !== one && at !== other) return line;
      return `${start}${alts[at === one ? other : one] ?? ''}`;
    });
  };
for (const [file, one, other] of [
  [en('gallery'), 14, 15],
  [es('gallery'), 14, 15],
  [es('gallery'), 6, 17],
  [en('masseuses'), 2, 3],
  [es('masseuses'), 2, 3],
] as const) {
  if (isExample) {
    const told = {field: `${file.includes('gallery') ? 'photos' : 'emblems'}[${one}].alt`};
    mistake(
      `alts ${one} and ${other} exchanged`,
      file,
      exchanged(one, other),
      /^Exchange the two/,
      told,
    );
  }
}
if (isExample && isThere(es('programs/kaula-tantra'))) {
  const [here, there] = ['programs/kaula-tantra', 'programs/nyx-sensoria'].map(es) as [
    string,
    string,
  ];
  const altOf = (file: string): string => /^heroAlt: (.*)$/m.exec(textOf(file))?.[1] ?? '';
  cases.push({
    name: 'words of two heroes exchanged',
    edits: [
      {file: here, to: set('heroAlt', altOf(there))(textOf(here))},
      {file: there, to: set('heroAlt', altOf(here))(textOf(there))},
    ],
    file: here,
    field: 'heroAlt',
    remedy: /^Exchange the two/,
  });
}
