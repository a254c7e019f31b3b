/** Good sentences that stand beside mistakes: each looks like one to a rule that is told too widely. */
import {expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {FACT_PAGE, MASSEUSE, PROGRAM} from './facts';
import {EN, ES, isExample, mistakesWith, textOf} from './memory';
import {append} from './tools';

type Sentences = readonly (readonly [english: string, spanish: string])[];

/** Tried together, a page at a time: what is told names its line. */
const PAGES: readonly (readonly [why: string, id: string, sentences: Sentences])[] = [
  [
    'forms of verbs',
    PROGRAM,
    [
      [
        'All she had came from Cali in one trunk. What it had been nobody asks. The rose light was rose and gold.',
        'No sé si podría. La galería, si está abierta, se ve desde aquí. Si alguien que podría venir viene, bien.',
      ],
      [
        'Has anybody been here before? Ever been to Girona? It’s been so for years, and they’d been told.',
        'Se halla situado al fondo. A pesar de que llueve, antes de que suene, nadie dice que no. El porqué se queda fuera.',
      ],
      [
        'More water, more paper and a more silver light; most of the rest. The size of the prize is realistic.',
        'No es prisa, sino calma. El IVA va dentro. Más vale tarde. También él, también ella.',
      ],
      [
        'Only here, only now. It is not only what she does, only how. From it’s a long way to that, said the guide.',
        'La puerta, en cima y base, es de roble. Santa Fe queda lejos. Con muy poco, con solo una mano.',
      ],
      [
        'The taps have been open for a while when you come, and the lamps lit for an hour.',
        'Cuando llegas, los grifos llevan un rato abiertos, y las velas, una hora encendidas.',
      ],
    ],
  ],
  [
    'words that another language has as well',
    PROGRAM,
    [
      [
        'A sixth sense, and common sense besides. An art nouveau door, a pendant lamp and non-smoking rooms.',
        'Vienes abierta a todo. No preguntes por la hora: conviene aceitar la madera y triar la ropa.',
      ],
    ],
  ],
  [
    'names of accounts, slashes, and words that end as an order does',
    PROGRAM,
    [
      [
        'The account is called @velada; and/or is no word of ours. The lamp is 24 W, or 30 in winter.',
        'La cuenta se llama @velada. Los pétalos, los catálogos y las fórmulas; la lámpara es de 24 W, o de 30 en invierno.',
      ],
      [
        'She wants us to call her Bea. At an hour like this the hotel is quiet.',
        'Quiere que la llames Bea. Óvalos y kilómetros aparte, prefiere que lo dejemos para el lunes.',
      ],
    ],
  ],
  [
    'numbers that are no prices, words joined from two, brackets and hyphens',
    PROGRAM,
    [
      [
        'It was twenty past nine; she has read page two hundred and eighty. A half a dozen candles, a dozen lamps.',
        'Media docena de velas y una docena de rosas. El marcapáginas marca el sitio; el videoportero, la puerta.',
      ],
      [
        'It comes in one- and two-hour sizes, and the sixty-six steps are short.\nA well-\nand a kettle.',
        'Una guardapolvos y un portavelas cuelgan en la entrada. El autobús 280 pasa cada hora.',
      ],
    ],
  ],
  [
    'what is borrowed from several words, beside an original that has one of them',
    PROGRAM,
    [
      [
        'In the Eixample, el Raval and Gràcia, a chaise longue stands by every other window.',
        'Suena jazz y algo de rhythm and blues; el *late check-out* se pide en recepción.',
      ],
    ],
  ],
  [
    'lengths of something else, and of a part',
    PROGRAM,
    [
      [
        'It begins with a ten-minute foot massage, and nobody looks at the clock after that.',
        'Empieza con un masaje de pies de diez minutos, y después nadie mira el reloj.',
      ],
      [
        'A twenty-minute shower ritual comes first. After a two-hour yoga session it is welcome.',
        'Antes viene un ritual de ducha de veinte minutos. Tras una sesión de yoga de dos horas se agradece.',
      ],
      [
        'She came straight from a three-hour visit to the dentist.',
        'Venía de una visita de tres horas al dentista.',
      ],
    ],
  ],
  [
    'small words that follow each other, days that are, and nouns of both genders',
    PROGRAM,
    [
      [
        'The to-do list stays at home, and so do the in-laws. A for-ever kind of quiet.',
        'Al de recepción le gusta la nuestra, y la del vestíbulo también.',
      ],
      [
        'It was so on 31 May and on 29 February, and will be on June 30th.',
        'Así fue el 31 de mayo y el 29 de febrero, y así será el 30 de junio.',
      ],
      [
        'What is the most of it? The one with the lamp.',
        'Si, al llegar, hace frío, hay manta. ¿Que hace frío? Hay manta. El frente y la frente.',
      ],
      [
        'From A to Z, and back.',
        'Puede venir el masajista o la masajista. Un tanto por ciento lo decides tú sola.',
      ],
    ],
  ],
  [
    'verbs and adjectives that go with what stands before, and words of two meanings',
    PROGRAM,
    [
      [
        'One of her hands works alone. Her eyes look up, and the two hands of the clock stand still. It’s lamps that make the room.',
        'Los japoneses llaman *ma* al hueco que queda. Le gustan la calma y el té. Nos gusta callar, y les bastan una mirada y un gesto.',
      ],
      [
        'The museum is closed on 24 December, and the market is open from noon to midnight.',
        'Dinos cuándo y cómo, o dinos donde quieras. El aceite se aplica aquí, donde duele. Vino de El Raval, y a él le gusta.',
      ],
      [
        'Half the price and half the noise. The session of the afternoon is for one.',
        'La sala y la bañera abiertas, una sala de masaje privada, el agua fría y las manos calientes. Aguas caliente y fría.',
      ],
      [
        'Some corners, several towels and many nights keep their own hours.',
        'Algunas razones, varias canciones y muchas cuestiones se quedan en la puerta. Muchas tenemos horario de tarde. Dos personas tranquilas, tres tiempos distintos y cuatro masajistas distintas. Varias manos, muchas fotos, ciertos aromas, nuestros balcones y muchas menos.',
      ],
      [
        'Wait. Wait. Thumb, palm, pause. Thumb, palm, pause. Its doors open outward, and it’s always been so.',
        'Llegas desnuda y vas tranquila. Uno respira hondo. Otro respira hondo. Ellas van delante; ella espera. Un par de veces, el martes. El agua está un poco fría. Sales de la ducha limpio y tranquilo. Un balcón a la calle abierto de par en par. Le encanta los domingos pasear. El portaequipajes del ochocientos. Te lo dice como quien no quiere la cosa.',
      ],
    ],
  ],
  [
    'guests who decide, and report nothing',
    PROGRAM,
    [
      [
        'The guest may say stop at any time, and no reason is asked for.',
        'Se para en cuanto el cliente lo dice, y no hace falta que diga más.',
      ],
      [
        'Guests can write at any hour, and tell us what they like. The client says how much.',
        'Los clientes nos escriben a cualquier hora. Quien vuelve cuenta ya con la toalla.',
      ],
    ],
  ],
  [
    'what reception does not speak, and what others do',
    PROGRAM,
    [
      [
        'Reception does not speak Finnish, and nobody minds.',
        'En recepción no se habla finés, y a nadie le importa.',
      ],
      [
        'Reception answers at any hour. Somebody once sang in Russian on the stairs.',
        'Recepción contesta a cualquier hora. Alguien cantó una vez en ruso por la escalera.',
      ],
    ],
  ],
  [
    'names, songs and things of other languages',
    PROGRAM,
    [
      [
        'The oil is from the Costa Blanca. A bottle of Torres is open; Camilla, queen of the Volsci, said nothing.',
        'En un cuento de Julio Cortázar alguien tararea un la la la, de la A a la Z.',
      ],
      [
        'There is argan oil, a copal, a tonka bean; martini, spritz and mezcal; a Moroccan bendir.',
        'Hay copal y haba tonka; el té matcha se bate con un chasen, y en un onsen se remoja uno.',
      ],
      [
        'Sitges has a wind. Kula and tana are words of a loom, and the bora is one of Trieste.',
        'El Viernes Santo y el Domingo de Ramos hay tambores; por el Primero de Mayo, petardos.',
      ],
      [
        'old pond,  \na frog jumps in,  \nthe sound of water',
        'Sale *pa amb tomàquet i pernil*, y la jadeíta y la nefrita son piedras distintas.',
      ],
    ],
  ],
  [
    'some of them, and what was once',
    FACT_PAGE,
    [
      [
        'Four masseuses speak Portuguese, and seven programs can be given on a futon.',
        'Cuatro masajistas hablan portugués, y siete programas pueden hacerse en futón.',
      ],
      [
        'Ninety programs were tried in the first winter, and most were dropped.',
        'El primer invierno se probaron noventa programas, y casi ninguno se quedó.',
      ],
      [
        'The street has been closed to lorries since 2021, and the bath opened in 2024.',
        'La calle está cortada al tráfico desde 2021, y la bañera se abrió en 2024.',
      ],
      [
        'For two years we have had the same florist.',
        'Llevamos dos años en la misma escalera que un notario.',
      ],
    ],
  ],
  [
    'what is spoken, paid and closed by others',
    FACT_PAGE,
    [
      [
        'Write to us in Icelandic and we’ll answer in English. We answer in English if you write in Dutch.',
        'Si nos escribes en islandés, te contestamos en inglés, y tan contentos.',
      ],
      [
        'No card is kept on file; no cards, no dice. The bar opposite takes cash only.',
        'El bar de enfrente solo cobra en efectivo. No se guarda ninguna tarjeta.',
      ],
      [
        'Four hands cost twice as much, and a couple often pays half each.',
        'Cuatro manos cuestan el doble, y una pareja suele pagar la mitad cada uno.',
      ],
      [
        'The Picasso Museum is closed on Mondays; we, as it happens, are not.',
        'Cerramos los postigos y el grifo. La Boquería está cerrada los domingos.',
      ],
    ],
  ],
  [
    'orders to tú that end as those to usted, and what somebody else may do',
    PROGRAM,
    [
      [
        'The Barceloneta is near, and so is Badalona.',
        'Léelas con calma. Pídelo. Ábrela. Créela. Siéntala. Únete. Véase el menú. Sálvese quien pueda.',
      ],
      [
        'She may write a book with what she keeps to herself.',
        'Puede llover. Puede que llueva. Ella calla. Puede escribir un libro con lo que sabe.',
      ],
      [
        'Petals, oceans and organs; nobody hurries.',
        'Pétalos y sándalo. Océanos de calma. Órganos y plátanos. La Barceloneta queda cerca.',
      ],
    ],
  ],
  [
    'another notice where one goes further',
    'outcall',
    [
      [
        'For Sitges and the Penedès we ask for nine hours’ notice, since the trains stop early.',
        'Para Sitges y el Penedès pedimos nueve horas de antelación, que los trenes se acaban pronto.',
      ],
    ],
  ],
  [
    'ages of the law, and amounts on an invoice',
    'legal/privacy-policy',
    [
      [
        'In Spain those aged 14 or over may consent by themselves (article 7 of Organic Law 3/2018).',
        'En España los mayores de 14 años pueden consentir por sí mismos (artículo 7 de la Ley Orgánica 3/2018).',
      ],
      [
        'Invoices show the amount before VAT, the rate and the total; parties of six and over get one each.',
        'Las facturas indican la base imponible sin IVA, el tipo y el total.',
      ],
    ],
  ],
  [
    'words that are called so, and relatives who speak',
    MASSEUSE,
    [
      [
        'She is allergic to the word “wellness”. Her grandmother speaks Italian to the cat.',
        'Es alérgica a la palabra «bienestar». Su abuela habla italiano con el gato.',
      ],
    ],
  ],
  [
    'words that another language has, and rare ones',
    PROGRAM,
    [
      [
        'He was the son of a cooper. A wisp of hay clings to the mat, the ante is never raised, and un- is a prefix.',
        'Arropaos, deslizaos, desperezaos, mereceos; reíos y vestíos. Sopla el mestral, o cae el orvallo.',
      ],
      [
        'Lie-abeds and cello bows to be rehaired have a certain je ne sais quoi. Et tu, radiator?',
        'Entre las cererías hay una calzadora, un borreguillo y una regañá, y llega el lubricán.',
      ],
      [
        'The Song of Songs (4:11) has honey in it.\\\nThat is all of it.',
        'Gràcia queda arriba. Els Quatre Gats sigue abierto. La plaça Reial se oye desde *¡Átame!*',
      ],
      [
        'Gràcia lies uphill, and Plaça Reial is heard from here.',
        'Plaça de Catalunya a la puerta. Tàpies, Miró, Dalí. Àngels riega, Llúcia tiende de madrugada.',
      ],
    ],
  ],
  [
    'words that share a beginning with those that the house does not use',
    PROGRAM,
    [
      [
        'A curved rail curves twice. The bottles line up, all lined up: petits fours, a petition, blond wood.',
        'El pasillo es chico, y el chico de la floristería trae tabaco rubio.',
      ],
      [
        'The temperature is in the teens, and Plato knew of the two sexes.',
        'Del Barrio Latino a la América latina hay un mar, y letras latinas.',
      ],
    ],
  ],
  [
    'some of what there is',
    FACT_PAGE,
    [
      [
        'The three suites that look onto the patio are the quiet ones; the three quiet suites lie there.',
        'Las tres suites que dan al patio son las tranquilas, y las tres suites del fondo, más.',
      ],
      [
        'Well well, said the clock; Duran Duran was on the radio.',
        'Muy muy despacio sube quien sabe. Todo todo, no.',
      ],
    ],
  ],
  [
    'lengths, ends and parts of something else',
    'programs/ancestral-lust',
    [
      [
        'The rice simmers over a low flame. It lasts two hours. Dickens wrote three endings for one novel.',
        'El arroz espera en la olla. Dura dos horas a fuego lento. La lámpara es de finales de siglo.',
      ],
      [
        'The moon shows herself in eight phases of the month. After the session, two hours later, you sleep.',
        'La quinta parte de la vela se gasta aquí. Tras la sesión, dos horas más tarde, duermes.',
      ],
    ],
  ],
  [
    'where others are, and their hours',
    FACT_PAGE,
    [
      [
        'A friend of the house in Gràcia bakes the bread. Our florist lives in Poblenou, our baker is from Madrid.',
        'Compramos el lino en Gràcia, y la florista vive en el Raval. Estamos en Gràcia cada lunes, por las flores.',
      ],
      [
        'On the second floor a notary sleeps. The bakery at Carrer de Provença 231 smells of anise.',
        'En el segundo piso duerme un notario. Gaudí hizo la casa del Passeig de Gràcia 92.',
      ],
      [
        'The market is open from 8 to 3. A restaurant downstairs opens every day from 8 to 3.',
        'El mercado está abierto de 8 a 3. El restaurante de abajo abre todos los días de 8 a 3.',
      ],
    ],
  ],
  [
    'some of the hotels, and of those who travel',
    'outcall',
    [
      [
        'Two hotels have a courtyard. There are six hotels with a pool. Seven of them travel.',
        'Hay seis hoteles con piscina, y dos masajistas viajan juntas.',
      ],
    ],
  ],
  [
    'words that are confused elsewhere, used as they should be',
    PROGRAM,
    [
      [
        'It’s its own clock. You’re here, and your hotel is there; they’re late, and their coat is wet.',
        'Esto, sobre todo, se hace a partir de las diez; a veces, hasta que amanece.',
      ],
      [
        'First the towel, then the oil: it is warmer than it looks. Of course you could, of course.',
        'Ha llegado la hora: hay que soltar la cuerda, y la que ha hecho el nudo lo sabe. Puede haber silencio.',
      ],
      [
        'She has a loose thread on her sleeve, and does not lose it. The course suits you well.',
        'Tu mes, tu lunes y tu crisis se quedan fuera. La masajista lleva su aceite, y puede esperar a que hables.',
      ],
      [
        'A copal burns, the harbour has a word for it, and the argan comes from Essaouira.',
        'Sentaos los dos donde queráis: el hotel tiene sus horas y su portero, y un adverbio acabado en -mente.',
      ],
    ],
  ],
];

/** Beside facts of the example: her day, and in how many hours an answer comes. */
const BESIDE_FACTS: typeof PAGES = [
  [
    'so many photographs as there may be',
    'casting',
    [
      [
        'Two photographs are enough. We answer within two days, as a rule.',
        'Bastan dos fotos. Respondemos en dos días, por lo general.',
      ],
    ],
  ],
  [
    'what others are, speak and do, and what is right',
    'masseuses/alba',
    [
      [
        'Her teacher lives in Lyon. She has been a masseuse for forty years, and her cat speaks French.',
        'Su maestra es de Lyon. Lleva cuarenta años dando masajes, y su gato habla francés.',
      ],
      [
        'The orchid is Colombian. She is Spanish, and works on Fridays. She does not travel to hotels.',
        'La orquídea es colombiana. Es española, y no viaja a hoteles. Trabaja los viernes, pero los domingos riega.',
      ],
      [
        'She works on Saturdays at the flower market. She works on her knees, and speaks Latin to the orchids.',
        'Los domingos va al vivero. De noche riega. Lleva siete años regando la misma orquídea.',
      ],
    ],
  ],
];

test.each([...PAGES, ...(isExample ? BESIDE_FACTS : [])])('%s', async (_why, id, sentences) => {
  // A legal text says the same in every language, and elsewhere it does no harm.
  const problems = await mistakesWith(
    [EN, ES].map((folder, at) => {
      const file = `${folder}/${id}.mdx`;
      const own = sentences.map((pair) => pair[at]).join('\n\n');
      return {file, to: append(own)(textOf(file))};
    }),
  );
  expect(problems, formatProblems(problems)).toEqual([]);
});

test('a legal text may divide its paragraphs otherwise', async () => {
  const file = `${ES}/legal/terms-of-service.mdx`;
  const to = textOf(file).replace(/\n\n(?=Los masajes son)/, '\n');
  expect(to).not.toBe(textOf(file));
  const problems = await mistakesWith([{file, to}]);
  expect(problems, formatProblems(problems)).toEqual([]);
});

/** What each language says in its own way, in legal texts too. */
test.each([
  [ES, 'privacy-policy', 'artículo 6.1.b del RGPD', 'artículo 6, apartado 1, letra b, del RGPD'],
  [EN, 'privacy-policy', 'article 6.1.b of the GDPR', 'article 6(1)(b) of the GDPR'],
  [EN, 'privacy-policy', '10 July 2023', 'July 10, 2023'],
  [ES, 'privacy-policy', 'doce meses', 'un año'],
  [ES, 'privacy-policy', 'treinta días', '30 días'],
  [ES, 'privacy-policy', 'Ley 34/2002,', 'Ley 34/2002, de 11 de julio,'],
  [EN, 'terms-of-service', 'fourteen-day', '14-day'],
  [EN, 'terms-of-service', 'within one month', 'within a month'],
  [EN, 'terms-of-service', 'Should the two ever differ', 'Should they ever differ'],
  [ES, 'cookie-policy', 'los dos registros anteriores', 'ambos registros'],
  [ES, 'cookie-policy', 'hasta 24 meses;', 'hasta dos años;'],
  [ES, 'accessibility', 'en los dos idiomas', 'en ambos idiomas'],
])('a number in other words: %s %s, %s', async (folder, id, from, to) => {
  const file = `${folder}/legal/${id}.mdx`;
  const text = textOf(file);
  if (isExample) expect(text).toContain(from);
  const problems = await mistakesWith([{file, to: text.replace(from, to)}]);
  expect(problems, formatProblems(problems)).toEqual([]);
});

/** What both languages have, and what each may have alone. */
test.each([
  [
    'an entry more in both',
    ['contact', '- Discreet entrance', '- A locker for your things\n- Discreet entrance'],
    ['contact', '- Entrada y salida', '- Una taquilla para tus cosas\n- Entrada y salida'],
  ],
  [
    'a step more in both',
    ['programs/outcall', '\n4. **Leave', '\n4. **Sit down.** Anywhere.\n5. **Leave'],
    ['programs/outcall', '\n4. **Del resto', '\n4. **Siéntate.** Donde sea.\n5. **Del resto'],
  ],
  [
    'other words on stopping',
    [
      'programs/erosofia',
      'At any step either of you may turn back by saying so',
      'You say what you would like, and turning back is free at any step',
    ],
    [
      'programs/erosofia',
      'Una palabra de cualquiera de los dos basta para volver atrás o para dejarlo',
      'Decir que no vale siempre, y vale para los dos',
    ],
  ],
  [
    'a link more on one side',
    ['programs/tao-de-jade', 'How firm and', 'See [the gallery](/gallery.mdx) first. How firm and'],
    ['contact', 'Toca el timbre', 'Mira [las fotos](/gallery.mdx). Toca el timbre'],
  ],
  [
    'websites of each language',
    ['legal/privacy-policy', '(https://www.aepd.es)', '(https://www.aepd.es/en)'],
    ['legal/privacy-policy', '(https://www.aepd.es)', '(https://www.aepd.es/derechos)'],
  ],
] as const)('in step: %s', async (_name, ...edits) => {
  const problems = await mistakesWith(
    edits.map(([id, from = '', to = ''], at) => {
      const file = `${[EN, ES][at]}/${id}.mdx`;
      return {file, to: textOf(file).replace(from, to)};
    }),
  );
  expect(problems, formatProblems(problems)).toEqual([]);
});
