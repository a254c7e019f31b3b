/** Spanish headings with the capitals of English ones. */
import {es, mistake, set, swap} from '../tools';

const SMALL = /^Write small letters/;

for (const [file, from, to, found] of [
  [es('casting'), '## Qué ofrecemos', '## Qué Ofrecemos', /“Ofrecemos”/],
  [es('casting'), '## Cómo presentar *tu', '## Cómo Presentar *Tu', /“Presentar”/],
  [es('contact'), '## Al llegar', '## Al Llegar', /“Llegar”/],
  [es('legal/terms-of-service'), '## Nuestra resp', '## Nuestra Resp', /“Responsabilidad”/],
] as const) {
  mistake(`the heading ${to}`, file, swap(from, to), SMALL, {at: to, found});
}
mistake('a title', es('contact'), set('title', 'Contacto y Horario'), SMALL, {field: 'title'});
mistake('a label', es('massage-menu'), set('label', 'Menú de Masajes'), SMALL, {field: 'label'});
mistake(
  'a subtitle',
  es('programs/ananga-sutra'),
  set('subtitle', 'El Círculo de la Llama'),
  SMALL,
  {field: 'subtitle'},
);
mistake(
  'an inclusion',
  es('programs/prana-nirvana'),
  swap(/^(features:\n {2}- ).*/m, '$1Baño de Pies'),
  SMALL,
  {field: 'features[0]'},
);
mistake('the title of a block', es('about'), swap('"Nuestra misión"', '"Nuestra Misión"'), SMALL, {
  at: 'Nuestra Misión',
});
