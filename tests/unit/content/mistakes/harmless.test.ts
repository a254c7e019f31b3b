/** Edits that are no mistakes: nothing is told. */
import {expect, test} from 'vitest';

import {createCatalogue} from '../../../../src/content/catalogue';
import {formatProblems} from '../../../../src/content/problems';
import {TIERED} from './facts';
import {EN, ES, fileNames, isExample, mistakesWith, sourceWith, textOf} from './memory';
import {append, set} from './tools';

const PARAGRAPHS: readonly (readonly [string, string])[] = [
  [
    'Water waits. {/* Ask Marta. */} Linen too, {/* or not */} and light.',
    'El agua espera. {/* Pregunta a Marta. */} La luz también, {/* o no */} y el lino.',
  ],
  [
    'What waits:\n\n- a chair that has stood for a long time beside the window of the\nBarcelona room;\n- tea.',
    'Lo que espera:\n\n- una silla que lleva mucho tiempo junto a la ventana de la casa de\nBarcelona;\n- té.',
  ],
  [
    'Two masseuses may come together, and two suites have a door between them.',
    'Pueden venir dos masajistas juntas, y dos suites tienen una puerta en medio.',
  ],
  [
    'From one to three candles are lit. Between 4 and 5 of them are red.',
    'Se encienden de una a tres velas. Entre 4 y 5 de ellas son rojas.',
  ],
  [
    'Twenty minutes of it are spent under the water, and nobody counts them.',
    'Veinte minutos se van bajo el agua, y nadie los cuenta.',
  ],
  [
    'Forty suites stand above the sea at the next hotel, and Bach wrote six suites for the cello.',
    'El hotel de al lado tiene cuarenta suites sobre el mar, y Bach escribió seis suites.',
  ],
  [
    'Ask at Booking.com, and look at a few [suite](/gallery.mdx)s of ours, [gallery](/gallery.mdx)-style.',
    'Pregunta en Booking.com, y mira antes [las fotos](/gallery.mdx) de la casa.',
  ],
  [
    'The rue Oberkampf lies in the 11e arrondissement, far from here.',
    'Una dama lo escribió en catalán: «Aquí no hi ha pressa, i la nit és molt llarga per a tothom».',
  ],
  [
    'They say “stop” or “no”; “that is ‘all’ of it”. eBay and an iPhone are far away, at 5 kHz.',
    'Dicen «basta» o «no», y «eso es “todo”». El iPhone se queda fuera; el agua, a 5 kHz.',
  ],
  [
    '- Something to hold on to\n- Lamps that we are proud of\n- Things that are cared for\n- What you came for',
    '- Con lámpara y sin ella\n- De la A a la Z\n- Cada una y cada uno\n- El agua, gota a gota',
  ],
  [
    'It begins so:\n\n- with water;\n- with light\n\nand ends when you say so. ',
    'Empieza así:\n\n- con agua;\n- con luz\n\ny termina cuando tú digas.',
  ],
  ['You do not pay one euro more than is written here.', 'No pagas ni un euro más de lo escrito.'],
  [
    'What comes with it:\n\n- a robe, warm from the rail;\n- tea, if you like;\n- time.',
    'Lo que va incluido:\n\n- un albornoz, caliente del toallero;\n- té, si te apetece;\n- tiempo.',
  ],
  [
    'In two ways:\n\n- by message:\n  - now,\n  - or later;\n- by voice.\n\nIn room 2. Nobody counts.',
    'De dos maneras:\n\n- por escrito:\n  - ahora,\n  - o luego;\n- de palabra.\n\n—¿Más despacio? —pregunta ella.',
  ],
  [
    'Somebody wrote it down: “[t]he water [here] is in no hurry”, and left.',
    'Alguien lo dejó escrito: «[e]l agua [de aquí] no tiene prisa», y se fue.',
  ],
  [
    'We answer every letter, and a Japanese futon waits upstairs until you come.',
    'En recepción te atienden con un té japonés en la mano, y sin prisa.',
  ],
  [
    'Half an hour of massage is enough for some, and the moon has eight phases.',
    'A algunos les basta media hora de masaje, y la luna tiene ocho fases.',
  ],
  [
    'Please write three hours ahead, and the room is warm. It is gentler than it sounds.',
    'Avísanos con tres horas de antelación. Es más suave de lo que parece.',
  ],
  [
    'Most of those who come are over 40, and the bakery opposite is open until two.',
    'Casi nadie tiene menos de 40 años, y el horno de enfrente cierra a las tantas.',
  ],
  [
    'In the Eixample, el Raval and Gràcia, a chaise longue stands by every other window.',
    'Suena jazz y algo de rhythm and blues; el *late check-out* se pide en recepción.',
  ],
  [
    'Pour the tea, sit, and wait: the hour is yours. The doorman says “buenas noches”.',
    'Un vecino la llama «la maison de la nuit», y en un cartel dice *La nit és llarga*.',
  ],
  [
    'The 21st tile, the 12th and the 3rd are loose (so they say), and guest(s) may count.',
    'Llame quien llame, contesta alguien; cuando llame ella, abre. La 2.ª puerta (la roja) es otra.',
  ],
  [
    'Reception keeps 24-hour watch, and a light is on.',
    'La recepción vela las 24 horas, y hay una luz encendida.',
  ],
  [
    'A rendez-vous in mid-morning, a low-lit room, a sixty- or ninety-minute tide; an hour, an honest one.',
    '¿Como siempre? Quien la practica lo sabe: un continuo ir y venir, y un recién llegado.',
  ],
  [
    'Take the Carrer d’Aribau and the Passeig de Gràcia; Domènech i Montaner built here. (Laura checks the bell.)',
    'El lobby del hotel, un gin tonic, un brunch. Cerca del Mercat del Ninot, en el carrer de Mallorca, huele a pan.',
  ],
  [
    'She had had tea; a lingam massage, a nuru finish and a kimono are on the menu. Note: the bell is soft.',
    'Entre la ducha y la cama hay un paso. Sobre la mesa, té. Sale el sol. Vale la pena. Despacio, muy muy despacio.',
  ],
  [
    'Open the door, and a light is on. We close at nobody’s bidding.',
    'El horno de enfrente está abierto hasta las 3. Los domingos cerramos los ojos. El lunes, cerrado el museo, abre el horno.',
  ],
  [
    'Come at ten at night. Which of the two is yours, you say.',
    'Prefiere esta casa; toda esta luz. Dime si, al entrar, quieres luz. Baile el que baile. Si venís dos, podéis elegir.',
  ],
  [
    'It is too early to ask and too late to go; two DJs from McAllen say no, no. Too see-through? A ro-ro ferry.',
    'Que nadie mire la hora: tú también sabes lo que es. Yerba mate, un kilim, yodo y un yugo; verdad y paz.',
  ],
  [
    'Does she carry it? May it come in? It need not. All that they have is here, and so we do. The EU (UE) agrees.\n\n**The bath by the window upstairs** It waits.',
    'Agua y hielo, y yodo, y un iPhone; ¿y Ignacio? Esto y/o aquello, siete u ocho, padre e hija. El Prado, La Habana y el Born. De la UE (EU).\n\n**Luz de la casa** La de siempre.',
  ],
  [
    'The baker’s window is dark, and the neighbours’ as well: they’ve gone to bed.',
    'Un rinconcito, una lamparita; recolócate despacísimo, póntela y olvídalo.',
  ],
];

const LEGAL: readonly (readonly [string, string])[] = [
  [
    'Whoever breaks Law 13/2011 may be fined up to 600 euros by the authority. Nothing else is asked.',
    'A quien incumpla la Ley 13/2011 se le puede imponer una multa de hasta 600 euros. Nada más se pide.',
  ],
  [
    'Mail: Proton AG, Route de la Galaise 32, 1228 Plan-les-Ouates, Geneva',
    'Correo: Proton AG, Route de la Galaise 32, 1228 Plan-les-Ouates, Ginebra',
  ],
  [
    'Judgment of the Court of Justice of 1 October 2019, *Planet49*, EU:C:2019:801.',
    'Sentencia del Tribunal de Justicia de 1 de octubre de 2019, *Planet49*, EU:C:2019:801.',
  ],
];

test.each(LEGAL)('in legal texts: %s', async (english, spanish) => {
  const edits = [[EN, english] as const, [ES, spanish] as const].map(([folder, paragraph]) => {
    const file = `${folder}/legal/terms-of-service.mdx`;
    return {file, to: append(paragraph)(textOf(file))};
  });
  const problems = await mistakesWith(edits);
  expect(problems, formatProblems(problems)).toEqual([]);
});

/** Each stands on the page of another program, so that a check tries as many as there are programs. */
const PROGRAMS = fileNames(`${EN}/programs/`).map((file) => file.slice(EN.length));

test.each(
  PARAGRAPHS.flatMap((_, at) =>
    at % PROGRAMS.length === 0
      ? [[at + 1, PARAGRAPHS.slice(at, at + PROGRAMS.length)] as const]
      : [],
  ),
)('paragraphs from number %i on', async (_number, some) => {
  const edits = some.flatMap((pair, at) =>
    [EN, ES].map((folder, language) => {
      const file = `${folder}${PROGRAMS[at]}`;
      return {file, to: append(pair[language] ?? '')(textOf(file))};
    }),
  );
  const problems = await mistakesWith(edits);
  expect(problems, formatProblems(problems)).toEqual([]);
});

const BUSINESS = 'docs/business.yml';

/** The remedies of the warnings for a field of docs/business.yml, which holds no mistake. */
async function warningsOf(field: string, to: string): Promise<readonly string[]> {
  const {problems, warnings} = createCatalogue(await sourceWith([{file: BUSINESS, to}]));
  expect(problems, formatProblems(problems)).toEqual([]);
  return warnings.filter((warning) => warning.field === field).map(({remedy}) => remedy);
}

/** What is said of a tax number. */
const saidOf = (nif: string): Promise<readonly string[]> =>
  warningsOf('legal.nif', set('nif', `"${nif}"`)(textOf(BUSINESS)));

test.each([
  '12345678Z',
  'X1234567L',
  'M1234567L',
  'B12345674',
  'ES-B12345674',
  'FR40303265045',
  'DE136695976',
  '[NIF]',
])('the tax number %s', async (nif) => expect(await saidOf(nif)).toEqual([]));

test('a tax number of no known form is worth a look', async () => {
  const said = await saidOf('Z-99/1');
  expect(said).toEqual([expect.stringMatching(/as it stands on the card/)]);
});

test.each([
  ['Sant Cugat del Vallès', '08172', 41.4722, 2.0864],
  ['L’Hospitalet de Llobregat', '08901', 41.3596, 2.1],
  ['Sitges', '08870', 41.2372, 1.8059],
])('a house in %s: no mistake, but its texts name Barcelona', async (city, code, north, east) => {
  const to = [
    set('  city', city),
    set('  postalCode', `"${code}"`),
    set('  latitude', String(north)),
    set('  longitude', String(east)),
  ].reduce((text, change) => change(text), textOf(BUSINESS));
  expect(await warningsOf('address.city', to)).toEqual([expect.stringMatching(/old city/)]);
});

test('a district that no text names is worth a look', async () => {
  const to = set('  district', 'Montbau')(textOf(BUSINESS));
  expect(await warningsOf('address.district', to)).toEqual([expect.stringMatching(/old district/)]);
});

test.runIf(isExample)('a city that the texts name is not worth a word', async () =>
  expect(await warningsOf('address.city', textOf(BUSINESS))).toEqual([]),
);

test('a picture that nothing shows is worth a look', async () => {
  const to = new Uint8Array([0]);
  const {warnings} = createCatalogue(await sourceWith([{file: `${EN}/pictures/left.jpg`, to}]));
  const said = warnings.filter(({file}) => file.startsWith(`${EN}/pictures/`));
  expect(said.map(({file, found}) => [file, found])).toEqual([
    [`${EN}/pictures/left.jpg`, 'a picture that nothing shows'],
  ]);
});

const rewritten = (
  file: string,
  from: string | RegExp,
  to: string,
): {file: string; to: string}[] => {
  const text = textOf(file);
  const after = text.replace(from, to);
  return after === text ? [] : [{file, to: after}];
};

/** What a translator may decide alone. */
test.each([
  [
    'a count that a sentence does without',
    'about',
    '<HouseCount of="suites" /> suites',
    'unas suites',
  ],
  [
    'words of its own for a button',
    'gallery',
    /(<ButtonLink page="contact">).*?</,
    '$1Cómo llegar a la casa<',
  ],
  ['another drawing', 'outcall', '<Feature icon="bag"', '<Feature icon="lamp"'],
  ['a year left out', 'about', /^- \*2023\*.*\n/m, ''],
  ['a page’s only link elsewhere', 'about', '](/gallery.mdx)', '](/contact.mdx)'],
  [
    'a call that stands in a sentence',
    'outcall',
    / +<CallLink \/>\n([\s\S]*pregunta)\./,
    '$1: <CallLink />.',
  ],
  ['a last line in bold', 'programs/tao-de-jade', /\n*$/, '\n\n**Ven como eres**\n'],
  [
    'a quotation that begins inside a sentence',
    'programs/tao-de-jade',
    /\n*$/,
    '\n\nLo dejó escrito: «[e]l agua no tiene prisa», y así fue.\n',
  ],
] as const)('in a translation: %s', async (_name, id, from, to) => {
  const edits = rewritten(`${ES}/${id}.mdx`, from, to);
  const problems = (await mistakesWith(edits)).filter(({found}) => !found.startsWith('an import'));
  if (isExample) expect(edits).toHaveLength(1);
  expect(problems, formatProblems(problems)).toEqual([]);
});

test.each([EN, ES])('lists of sessions in another order, in %s alone', async (folder) => {
  const file = `${folder}/${TIERED}.mdx`;
  const to = textOf(file).replace(
    /^(tiers:\n)( {2}- .*\n(?: {4}.*\n)+)( {2}- .*\n(?: {4}.*\n)+)/m,
    '$1$3$2',
  );
  const problems = await mistakesWith([{file, to}]);
  expect(problems, formatProblems(problems)).toEqual([]);
});

test.each([
  ['another part of town', 'district', 'Gràcia'],
  ['a house younger than the first year of its list', 'founded', '2022'],
  ['a house older than its list', 'founded', '2016'],
])('%s', async (_name, field, value) => {
  const problems = await mistakesWith([{file: BUSINESS, to: set(field, value)(textOf(BUSINESS))}]);
  expect(problems, formatProblems(problems)).toEqual([]);
});
