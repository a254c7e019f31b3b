/** Slips of which something else comes: the slip is told, and what comes of it is not. */
import {textOf} from '../memory';
import {append, en, es, mistake, swap} from '../tools';

const CODE = 'i18n/es/code.json';

for (const [file, from, to] of [
  [es('legal/terms-of-service'), '- Cancelar más tarde', '-Cancelar más tarde'],
  [en('legal/terms-of-service'), '- Cancelling later', '-Cancelling later'],
] as const) {
  mistake('an entry without its blank', file, swap(from, to), /^Write a list line as/, {at: to});
}
for (const [file, from] of [
  [en('legal/accessibility'), '- The map is a drawing'],
  [es('legal/accessibility'), /^- (?=El mapa)/m],
] as const) {
  mistake(
    'an entry without words',
    file,
    (text) => text.replace(from, (it) => `- \n${it}`),
    /^Write them, or/,
    {
      at: '- \n',
    },
  );
}
mistake(
  'a row of a table deleted in the original',
  en('legal/cookie-policy'),
  swap(/^\| `marketing` .*\n/m, ''),
  /^Put back in docs\/legal\/cookie-policy\.mdx/,
  {in: es('legal/cookie-policy')},
);
for (const file of [en('legal/privacy-policy'), es('legal/privacy-policy')]) {
  mistake(
    'another letter box typed',
    file,
    swap('<BusinessFact name="castingEmail" />', 'casting@velada.com'),
    /put it (?:back )?where its sentence stands here/,
    {found: /castingEmail/},
  );
}
mistake(
  'a letter box as a link',
  es('contact'),
  append('Escríbenos a [info@velada.example](mailto:info@velada.example) cuando quieras.'),
  /^Use the component <MailLink/,
);
for (const file of [en('programs/outcall'), es('programs/outcall')]) {
  mistake(
    'a component imported under another name',
    file,
    swap('import Steps from', 'import Pasos from'),
    /^Write: import Steps from/,
    {at: 'import Pasos'},
  );
}
const LABEL = /fixed label/;
mistake(
  'a fixed label with a telephone',
  CODE,
  swap('"Reservar por WhatsApp"', '"Reservar: 930 000 000"'),
  LABEL,
  {field: 'booking.whatsapp'},
);
mistake(
  'a fixed label with a word that the house avoids',
  CODE,
  swap('"Ver Nuestro Menú"', '"Ver Nuestras Chicas"'),
  LABEL,
  {field: 'home.menu'},
);
mistake(
  'a price in the place of a placeholder',
  CODE,
  swap('min desde {price}', 'min desde 120 euros'),
  /^Write \{minutes\}, \{price\} as in the original/,
  {field: 'price.outcall'},
);
mistake(
  'all words of components in another encoding twice',
  CODE,
  () => new TextDecoder('latin1').decode(new TextEncoder().encode(textOf(CODE))),
  /encoding UTF-8/,
);
mistake(
  'three full stops in the words of a component',
  'src/components/home/RoomMosaic/index.tsx',
  swap("'Pictures of the rooms'", "'Pictures of the rooms...'"),
  /^Write the one sign/,
);
