/** Lines of fields that are gone: the name of a list or of a block, the id of an entry; and signs in values. */
import {isExample, textOf} from '../memory';
import {both, cases, en, es, mistake, moved, set, swap} from '../tools';

const HEADLESS = {found: /without a name above/};
for (const [file, name] of [
  [en('programs/hedone-sacra'), 'tiers'],
  [es('programs/hedone-sacra'), 'tiers'],
  [en('programs/hedone-sacra'), 'sessions'],
  [es('programs/nagomi-sensual'), 'features'],
  [en('programs/hedone-sacra'), 'keywords'],
  [en('programs/hedone-sacra'), 'recommendedFor'],
  [es('programs/hedone-sacra'), 'recommendedFor'],
  [es('programs/tao-de-jade'), 'closing'],
  [en('programs/tao-de-jade'), 'closing'],
  [en('masseuses/irene'), 'availability'],
  [en('masseuses/irene'), 'specialties'],
  [en('home'), 'rooms'],
  [es('home'), 'rooms'],
  [en('programs/outcall'), 'areas'],
] as const) {
  if (!isExample) continue;
  mistake(
    `${name} without its line`,
    file,
    swap(new RegExp(`^${name}:\\n`, 'm'), ''),
    new RegExp(`^Write ${name}: above`),
    HEADLESS,
  );
}
for (const file of [es('masseuses'), en('masseuses'), en('home'), es('home')]) {
  mistake(
    'an entry without its id',
    file,
    swap(/^( {2}- id: .*\n(?: {4}.*\n)+) {2}- id: .*\n/m, '$1'),
    /^Write its first line above this one: {3}- id:/,
    {found: /an entry without its id/},
  );
}

mistake(
  'an apostrophe at the end of a word in single quotation marks',
  en('outcall'),
  set('description', "'A masseuse at your hotel, at two hours' notice. What we ask of you.'"),
  /the apostrophe as ’, and double quotation marks/,
);
for (const [file, from, to] of [
  [es('casting'), /^(description: )(\S+ \S+)/m, '$1**$2**'],
  [en('programs/erosofia'), /^(subtitle: )(\S+)/m, '$1*$2*'],
  [en('programs/erosofia'), /^(features:\n {2}- )(.*)$/m, '$1**$2**'],
] as const) {
  mistake('a value that begins in bold or italics', file, swap(from, to), /^Write plain words/);
}

mistake('the home page elsewhere', es('home'), set('slug', '/inicio'), /^The home page stands/, {
  field: 'slug',
});
const [high, own] = ['i18n/es/docusaurus-plugin-content-docs/about.mdx', es('about')];
cases.push({
  name: 'a translation a folder too high',
  edits: moved(own, high),
  file: high,
  remedy: /^Move it to \S+\/current\/about\.mdx\.$/,
});
for (const file of both('about')) {
  cases.push({
    name: `a second page a folder too high (${file})`,
    edits: [{file: high, to: textOf(file)}],
    file: high,
    remedy: /^Delete it: \S+ is there already\.$/,
  });
}
