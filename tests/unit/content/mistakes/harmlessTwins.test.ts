/** Good sentences that both languages have in the same place: each looks like a mistake to a rule that reads too widely. */
import {expect, test} from 'vitest';

import {formatProblems} from '../../../../src/content/problems';
import {FACT_PAGE, MASSEUSE} from './facts';
import {EN, ES, mistakesWith, textOf} from './memory';
import {append} from './tools';

type Twins = readonly (readonly [english: string, spanish: string])[];

/** Tried together, a page at a time: what is told names its line. */
const PAGES: readonly (readonly [why: string, id: string, twins: Twins])[] = [
  [
    'what is paid to others, and cards that pay nothing',
    FACT_PAGE,
    [
      [
        'The flowers are paid for in cash, since the florist has no machine.',
        'Las flores se pagan en efectivo, porque la florista no tiene datáfono.',
      ],
      [
        'The market is cash only on Sundays, and worth it.',
        'En el mercado, los domingos, mejor con monedas, y compensa.',
      ],
      [
        'The key card of your hotel stays in your pocket, and a card game in the drawer.',
        'La tarjeta de tu hotel se queda en el bolsillo, y la baraja en el cajón.',
      ],
      [
        'You pay as you like, and we say thank you.',
        'Se paga en efectivo o con tarjeta, y se dan las gracias.',
      ],
    ],
  ],
  [
    'hours of others, and of one thing in the house',
    FACT_PAGE,
    [
      [
        'The lamp burns until midnight, and then the other one.',
        'A medianoche se apaga la lámpara, y queda la otra.',
      ],
      [
        'You may write day or night; the gardener comes on weekdays.',
        'Se escribe de día o de noche; el jardinero viene por las mañanas.',
      ],
      [
        'Flowers are changed every day except on Sundays, when nobody sells any.',
        'Las flores se cambian a diario salvo los domingos, cuando nadie las vende.',
      ],
      [
        'The square is quiet only in the mornings.',
        'La plaza solo se queda quieta por las mañanas.',
      ],
    ],
  ],
  [
    'ages and countries that are not hers',
    MASSEUSE,
    [
      [
        'At twenty she left for Lisbon, and at twenty-two she came back with a lamp.',
        'A los veinte años se fue a Lisboa, y a los veintidós volvió con una lámpara.',
      ],
      [
        'Her grandmother is fifty-nine, and swims every day.',
        'Su abuela tiene cincuenta y nueve años y nada a diario.',
      ],
      [
        'The clock on the landing is a hundred, and runs.',
        'El reloj del rellano tiene cien años, y anda.',
      ],
      [
        'The oil comes from Brazil, and the towels from Portugal.',
        'El aceite viene de Brasil, y las toallas, de Portugal.',
      ],
      [
        'She comes from Italy by train each spring, with lemons.',
        'Cada primavera viene de Italia en tren, con limones.',
      ],
    ],
  ],
  [
    'notes that are meant to be read',
    FACT_PAGE,
    [
      [
        'Note: the bell rings twice. Why twice? Because once is an accident.',
        'Nota: el timbre suena dos veces. ¿Por qué dos? Porque una es un accidente.',
      ],
      [
        'A draft comes under the door, and the new lamp (the old one fell) flickers.',
        'Entra una corriente por debajo de la puerta, y la lámpara nueva (la vieja se cayó) tiembla.',
      ],
      [
        'A note for whoever comes late: knock.',
        'Una nota para quien llega tarde: golpea con los nudillos.',
      ],
      [
        'Towels, tea, a candle: check this twice.',
        'Toallas, té, una vela: falta poco, y queda revisar la luz.',
      ],
    ],
  ],
  [
    'two readers, and somebody else’s things',
    'legal/terms-of-service',
    [
      [
        'If you come as a couple, you may both say stop.',
        'Si venís en pareja, podéis parar cuando queráis, y vuestra palabra basta.',
      ],
      [
        'Your masseuse keeps her hours. You may ask for another one.',
        'La masajista respeta su tiempo. Puedes pedir otra.',
      ],
    ],
  ],
  [
    'words that both languages have',
    FACT_PAGE,
    [
      [
        'There is brunch in the lounge, and family photographs stay at home.',
        'Hay brunch en el lounge, y las fotos de familia se quedan en casa.',
      ],
      [
        'A rally and a jelly are for other evenings.',
        'Un rally y una jelly son para otras noches.',
      ],
      [
        'Nobody is in a hurry, and there is no café to go.',
        'Nadie lleva prisa, y no hay café to go.',
      ],
      [
        'A glass of horchata or a mojito, and on Sundays a vermouth.',
        'Un vaso de horchata o un mojito, y los domingos un vermut.',
      ],
    ],
  ],
];

test.each(PAGES)('%s', async (_why, id, twins) => {
  const edits = [EN, ES].map((folder, at) => {
    const file = `${folder}/${id}.mdx`;
    return {file, to: twins.reduce((text, pair) => append(pair[at] ?? '')(text), textOf(file))};
  });
  const problems = await mistakesWith(edits);
  expect(problems, formatProblems(problems)).toEqual([]);
});
