/** What the same thing is called in two places: rooms and their photos, programs, satins, drawings; words of templates. */
import {EN, isExample, textOf} from '../memory';
import {cases, en, es, mistake, moved, set, swap} from '../tools';

for (const [file, from, to, field] of [
  [en('home'), 'name: The Mirror Room', 'name: The Miror Room', 'rooms[2].name'],
  [en('home'), 'name: Suite Granate', 'name: Suite Granada', 'rooms[0].name'],
  [es('home'), 'name: La Bañera de Luna', 'name: La Bañera de la Luna', 'rooms[1].name'],
  [es('gallery'), 'title: Suite Amatista', 'title: Suite Amastista', 'photos[8].title'],
  [en('gallery'), 'title: Suite Nagomi', 'title: Suite Nagami', 'photos[3].title'],
] as const) {
  const meant = /: (.*)/.exec(from)?.[1] ?? '';
  mistake(`a room called ${to}`, file, swap(from, to), new RegExp(`^Write ${meant}, or`), {field});
}
mistake(
  'photos of two rooms exchanged',
  en('home'),
  (text) => text.replace('photo: 19', 'photo: 4').replace(/(id: nagomi\n {4}photo: )4/, '$119'),
  /^Write photo: 19 here, and photo: 4 in rooms\[3\]/,
  {field: 'rooms[0].photo'},
);

for (const [file, from, to, field] of [
  [es('programs/tao-de-jade'), 'title: Tao de Jade', 'title: Tao del Jade', 'title'],
  [en('programs/kaula-tantra'), 'title: Kaula Tantra', 'title: Kaula Tanta', 'title'],
  [en('programs/nyx-sensoria'), '- Nyx Sensoria', '- Nyx Sensora', 'keywords[0]'],
] as const) {
  if (!isExample) continue;
  mistake(`a program called ${to}`, file, swap(from, to), /^Write .*, as it is called/, {field});
}
for (const [file, from, to] of [
  [en('gallery'), 'private massage suites', 'private masage suites'],
  [es('home'), 'masajes 24 horas', 'masages 24 horas'],
] as const) {
  mistake(
    `a search that nobody makes, ${to}`,
    file,
    swap(from, to),
    /^Did you mean “masa|“massage/,
  );
}

mistake(
  'another satin',
  en('masseuses/valeria'),
  set('backdrop', 'ivory'),
  /^Write backdrop: aub/,
  {
    field: 'backdrop',
  },
);
for (const [file, from, to] of [
  [es('masseuses'), 'latón, sobre satén berenjena', 'latón, sobre satén verde botella'],
  [en('masseuses'), 'over aubergine satin', 'over ivory satin'],
] as const) {
  mistake(`words on another satin, ${to}`, file, swap(from, to), /^Name that satin/, {
    field: 'emblems[12].alt',
  });
}
mistake(
  'a program that travels to the house',
  en('programs/outcall'),
  set('places', '[suite, hotel]'),
  /^Write places: \[hotel\]/,
  {field: 'places'},
);
mistake(
  'the photo of the head at the end',
  en('about'),
  (text) => set('closingPhoto', /^photo: (\d+)/m.exec(text)?.[1] ?? '')(text),
  /^Write the number of another photo/,
  {field: 'closingPhoto'},
);

for (const file of [
  'static/img/tile/panot.svg',
  'static/img/emblem/fan.svg',
  'static/img/scene/facade.svg',
]) {
  cases.push({
    name: `${file} deleted`,
    edits: [{file, to: undefined}],
    file,
    remedy: /^Components show it: put it back/,
  });
}
const strange = 'static/img/tile/tantra-nueva.svg';
// A program whose tile is still to be drawn has a copy of it, and would be told as well.
if (isExample) {
  cases.push({
    name: 'a tile of the house under another name',
    edits: moved('static/img/tile/panot.svg', strange),
    file: strange,
    remedy: /^Rename it to panot\.svg/,
  });
}
cases.push({
  name: 'an icon that is empty',
  edits: [{file: 'static/favicon.svg', to: '<svg'}],
  file: 'static/favicon.svg',
  remedy: /^Bring it back/,
});

const TEMPLATE = /^Write the page’s own words/;
const paragraph = textOf(`${EN}/_templates/page.mdx`).match(/^A paragraph.*$/m)?.[0] ?? '';
for (const file of [en('contact'), es('contact')]) {
  mistake(
    'a paragraph of a template',
    file,
    (text) => `${text.trimEnd()}\n\n${paragraph}\n`,
    TEMPLATE,
    {at: paragraph},
  );
}
mistake('the title of a template', en('contact'), set('title', 'Example'), TEMPLATE, {
  field: 'title',
});
