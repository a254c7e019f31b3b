/** Parts that look otherwise in one language, and drawings that stand twice in a list. */
import {en, es, mistake, swap} from '../tools';

for (const [what, file, from, to, remedy] of [
  ['another ground', es('home'), 'tone="dusk"', 'tone="band"', /^Write tone="dusk", as the /],
  ['no ground', es('home'), '<Section tone="dusk">', '<Section>', /^Write tone="dusk", as the /],
  ['a size that is lost', es('contact'), '<PageHero large>', '<PageHero>', /^Write large, as /],
] as const) {
  mistake(`${what} in one language`, file, swap(from, to), remedy, {at: to});
}

mistake(
  'a ground that only the translation has',
  es('contact'),
  swap('<Section>', '<Section tone="band">'),
  /^Delete it, as the original has none \(docs\/contact\.mdx, line \d+\), or write it there too\.$/,
  {at: '<Section tone="band">'},
);

for (const [file, from] of [
  [en('home'), 'icon="key"'],
  [es('home'), 'icon="key"'],
  [en('casting'), 'icon="hand"'],
] as const) {
  const to = from.replace(/"\w+"/, file === en('casting') ? '"clock"' : '"moon"');
  mistake('a drawing twice in a list', file, swap(from, to), /^Give each feature .* another icon/, {
    at: `<Feature ${to} title="${file === en('home') ? 'Complete' : file === es('home') ? 'Discreción' : 'Your limits'}`,
    found: /twice in one list$/,
  });
}
