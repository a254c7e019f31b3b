/** Lines that were copied from a fellow and kept its facts; names a letter away; hours, lengths and shares that others contradict. */
import {PROGRAM} from '../facts';
import {EN, ES, fileNames, textOf} from '../memory';
import {append, en, es, mistake, mistakeInExample, set, swap} from '../tools';

const heroOf = (file: string): string | undefined => /^hero: .*/m.exec(textOf(file))?.[0];
const [first, second] = fileNames(`${EN}/programs/`).filter(heroOf);
if (first && second) {
  mistake(
    'a head copied with its picture',
    first,
    swap(/^hero: .*/m, heroOf(second) ?? ''),
    /^Name this program’s own picture/,
    {field: 'hero.file'},
  );
}

mistakeInExample(
  'a room with the photo of another one',
  en('home'),
  swap(/( {2}- id: granate\n {4}photo: )\d+/, '$112'),
  /^Show a photo of this room/,
  {field: 'rooms[0].photo', found: /moonbath-candles\.jpg, a photo of “The Moon Bath”/},
);
mistakeInExample(
  'a session fewer finishes in one language',
  es('programs/burning-sekhem'),
  swap('finish: Dos finales Lingam', 'finish: Un final Lingam'),
  /^Correct it here or in docs/,
  {found: /“Un”, and the original has “Two”/},
);
mistakeInExample(
  'a session of another length in two steps',
  en('programs/nyx-sensoria'),
  swap('one session, of one length', 'one session, of one full hour'),
  /^Correct the length, or leave it out/,
  {found: /one full hour/, at: 'of one full hour'},
);
mistakeInExample(
  'a share that one language alone has',
  en('legal/terms-of-service'),
  swap('costs half the price', 'costs thirty per cent of the price'),
  /^Say it here as well, or correct /,
  {in: es('legal/terms-of-service'), found: /thirty per cent/},
);
mistakeInExample(
  'a program called a letter otherwise',
  es('programs/nyx-sensoria'),
  swap('description: Nyx Sensoria', 'description: Nix Sensoria'),
  /^Write “Nyx Sensoria”/,
  {field: 'description'},
);
mistakeInExample(
  'two letters of a short name that changed places',
  es('masseuses/alba'),
  swap('Con Alba la sesión', 'Con Abla la sesión'),
  /“Alba”/,
  {at: 'Con Abla'},
);
mistake(
  'a picture that shows somebody',
  en('gallery'),
  set('alt', 'A masseuse seen from behind at the sheer curtains of an iron balcony'),
  /^Show a picture without people/,
  {field: 'photos[0].alt'},
);

for (const [file, sentence] of [
  [en('contact'), 'We are open from noon to midnight.'],
  [en('contact'), 'Closed on 24 December.'],
  [es('contact'), 'El 24 y el 25 de diciembre cerramos.'],
  [es('contact'), 'Abrimos de mediodía a medianoche.'],
] as const) {
  mistakeInExample(
    `a house that closes: ${sentence}`,
    file,
    append(sentence),
    /^Leave it out, or give openingHours/,
    {at: sentence},
  );
}

mistake(
  'a heading joined with the words below it',
  es('outcall'),
  swap(/^(## Adónde .*)\n\n/m, '$1 '),
  /^Write them in a line of their own/,
  {at: '## Adónde'},
);
mistake(
  'the words of another heading',
  `${EN}/legal/terms-of-service.mdx`,
  swap(/^## .* \{#refunds\}/m, '## Payment {#refunds}'),
  /^Call it otherwise/,
  {at: '## Payment {#refunds}'},
);
mistake(
  'a list without its numbers is told alone',
  en('home'),
  swap(/^1\. (Private suites.*)\n2\. /m, '$1\n'),
  /^Write its lines as a numbered list/,
  {at: '<Facilities'},
);
mistake(
  'a component that typed hours stand for',
  es('contact'),
  swap('<BusinessHours />', 'De 10:00 a 02:00, todos los días'),
  /<BusinessHours \/>/,
  {at: 'De 10:00 a 02:00'},
);
mistake(
  'a short sentence twice in a row',
  `${ES}/about.mdx`,
  append('Por eso abrimos. Por eso abrimos.'),
  /^Delete one of the two/,
  {at: 'Por eso abrimos. Por eso abrimos.'},
);
mistake(
  'a small word typed twice is told once',
  en(PROGRAM),
  append('It goes the way the the lamp goes.'),
  /^Delete one of the two/,
  {at: 'the the lamp'},
);
mistakeInExample(
  'typed hours of a house that never closes are told once',
  en('contact'),
  swap('voice, day or night', 'voice, from 9 am to 9 pm'),
  /^Hours stand in docs\/business\.yml/,
  {found: /^an hour, /},
);
