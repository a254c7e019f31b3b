/** Words of the other language that a translator left behind: all of them are named, not one alone. */
import {en, es, mistake, swap} from '../tools';

const IN_SPANISH = /^Write them in Spanish/;
const IN_ENGLISH = /^Write them in English/;

for (const [file, from, to, found] of [
  [
    es('legal/accessibility'),
    'y en parte son inventados',
    'and are partly invented',
    'and are partly invented',
  ],
  [
    es('legal/accessibility'),
    'pueden pronunciarlos de forma extraña',
    'may pronounce them oddly',
    'may pronounce them oddly',
  ],
  [es('legal/cookie-policy'), 'Ninguno de los dos', 'None of los dos', 'None of'],
  [es('programs/outcall'), 'sube directamente', 'sube directly', 'directly'],
  [es('home'), 'refrescos', 'soft drinks', 'soft drinks'],
  [en('home'), 'Light and', 'Luz and', 'Luz'],
  [en('programs/outcall'), 'comes straight up', 'comes up directamente', 'directamente'],
] as const) {
  mistake(
    `half translated: ${to}`,
    file,
    swap(from, to),
    file.startsWith('docs/') ? IN_ENGLISH : IN_SPANISH,
    {at: to, found: new RegExp(`^words in (?:English|Spanish), “${found}”`)},
  );
}
