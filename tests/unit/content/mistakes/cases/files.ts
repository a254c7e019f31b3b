/** Whole files: encoding, names, missing ones. */
import {both, bytes, cases, en, es, mistake, moved, swap} from '../tools';
import type {Case} from '../tools';
import {MASSEUSE, PROGRAM, TIERED, TILE} from '../facts';
import {EN, textOf} from '../memory';

for (const file of both('contact')) {
  const text = textOf(file);
  const files: readonly (readonly [string, string | Uint8Array, RegExp, RegExp])[] = [
    ['an empty file', '', /an empty file/, /Write its content/],
    ['line ends of Windows', text.replaceAll('\n', '\r\n'), /CRLF/, /line ends LF/],
    ['a byte order mark', `\uFEFF${text}`, /byte order mark/, /without|UTF-8/],
    [
      'another encoding',
      Buffer.from(`${text}\nÁrbol.\n`, 'latin1'),
      /encoding other than UTF-8/,
      /UTF-8/,
    ],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le'), /encoding other than UTF-8/, /UTF-8/],
    [
      'letters broken before',
      `${text}\nCafÃ© de la esquina.\n`,
      /were broken/,
      /Type the words? again/,
    ],
    [
      'no fields',
      text.replace(/^---[\s\S]*?\n---\n/, ''),
      /no fields at its head/,
      /three hyphens/,
    ],
    [
      'fields without an end',
      text.replace(/\n---\n/, '\n'),
      /fields without an end/,
      /Close the fields/,
    ],
    [
      'a tab before a field',
      text.replace(/^ {2}- /m, '\t- '),
      /tab|cannot be read/,
      /spaces|Check|indent/,
    ],
    [
      'a field twice',
      text.replace(/^label:/m, 'slug: /x\nlabel:'),
      /stands there twice/,
      /Delete one/,
    ],
    [
      'a colon in a text',
      text.replace(/^title: .*$/m, 'title: Hours: always'),
      /text that holds a colon/,
      /quotation marks/,
    ],
  ];
  for (const [name, to, found, remedy] of files) {
    cases.push({name: `${name} (${file})`, edits: [{file, to}], file, found, remedy});
  }
}
const slips: readonly (readonly [string, string, RegExp])[] = [
  ['a value without its blank', 'label:About', /blank after the colon/],
  ['a note of another language', '// label\nlabel: About', /Begin a note with #/],
  ['an apostrophe in single quotes', "label: 'It's here'", /apostrophe as ’/],
  ['quotation marks in quotation marks', 'label: "The "house" here"', /inner ones/],
  ['a text that begins with a sign', 'label: @velada', /straight quotation marks/],
  ['a text that becomes a name', 'label: &velada', /straight quotation marks/],
  ['a text that becomes a kind', 'label: !velada', /straight quotation marks/],
  ['a text that becomes a list', 'label: [velada', /straight quotation marks/],
  ['curly quotation marks around a value', 'label: “About”', /straight ones/],
  ['a colon at the end', 'label: About:', /straight quotation marks/],
  ['a line of no field', 'and more\nlabel: About', /Indent it/],
];
for (const [name, line, remedy] of slips) {
  for (const file of [en('about'), es('about')]) {
    mistake(name, file, swap(/^label: .*$/m, line), remedy, {at: line});
  }
}
const lines: readonly (readonly [string, string, RegExp])[] = [
  ['a list line without its blank', '  -Tea', /with a blank/],
  ['a list line with a star', '  * Tea', /hyphen and a blank/],
  ['a list line too far in', '    - Tea', /under the hyphen/],
  ['a list line too far out', ' - Tea', /under the hyphen/],
  ['a session with a semicolon', '  - {minutes: 1; priceEur: 2}', /comma between/],
  ['a session without a comma', '  - {minutes: 1 priceEur: 2}', /comma between/],
  ['a session left open', '  - {minutes: 1, priceEur: 2', /^Write - \{minutes: 1, priceEur: 2\}$/],
  ['a list with a comma too many', '  - [, 1]', /Delete the comma/],
];
for (const [name, line, remedy] of lines) {
  mistake(name, en(PROGRAM), swap(/^(features:\n.*)\n.*$/m, `$1\n${line}`), remedy, {at: line});
}
for (const file of [en('contact'), es('contact'), `${EN}/business.yml`, 'i18n/es/code.json']) {
  mistake(
    'two versions never joined',
    file,
    (text) => text.replace(/^(.*\n){9}/, (rows) => `${rows}<<<<<<< HEAD\n`),
    /^Delete this line\./,
    {at: '<<<<<<<'},
  );
  mistake(
    'two versions, each with its marks',
    file,
    (text) => text.replace(/^((?:.*\n){9})(.*\n)/, '$1<<<<<<< HEAD\n$2=======\n$2>>>>>>> other\n'),
    /^Keep one of the two versions/,
    {at: '<<<<<<<'},
  );
}
const released = JSON.stringify({en: {[PROGRAM]: ['/programs/earlier']}});
cases.push(
  {
    name: 'addresses of two versions',
    edits: [{file: 'addresses.json', to: `{\n<<<<<<< HEAD\n${released}`}],
    file: 'addresses.json',
    line: 2,
    remedy: /git checkout --ours addresses.json/,
  },
  {
    name: 'a former address that is the page’s own',
    edits: [
      {file: 'addresses.json', to: released},
      {
        file: en(PROGRAM),
        to: textOf(en(PROGRAM)).replace(/^slug: (.*)$/m, 'slug: $1\nformerly: [$1]'),
      },
    ],
    file: en(PROGRAM),
    field: 'formerly[0]',
    remedy: /^Write formerly: \[\/programs\/earlier\]$/,
  },
  {
    name: 'a page that took the address of another',
    edits: [
      {
        file: 'addresses.json',
        to: JSON.stringify({en: {about: ['/the-house'], casting: ['/casting']}}),
      },
      {
        file: en('about'),
        to: textOf(en('about')).replace(/^slug: .*$/m, 'slug: /casting\nformerly: [/the-house]'),
      },
      {file: en('casting'), to: textOf(en('casting')).replace(/^slug: .*$/m, 'slug: /casting')},
    ],
    file: en('about'),
    field: 'slug',
    remedy: /address of its own: \/the-house, as in the last release/,
  },
  {
    name: 'a page that is needed, taken away in both languages',
    edits: [
      {file: 'addresses.json', to: JSON.stringify({en: {casting: ['/casting']}})},
      {file: en('casting'), to: undefined},
      {file: es('casting'), to: undefined},
    ],
    file: en('casting'),
    remedy: /in every language/,
  },
  {
    name: 'line ends of old Macs',
    edits: [{file: es('contact'), to: textOf(es('contact')).replaceAll('\n', '\r')}],
    file: es('contact'),
    found: /old Macs/,
    remedy: /LF/,
  },
  {
    name: 'a missing translation',
    edits: [{file: es('casting'), to: undefined}],
    file: es('casting'),
    found: /no translation/,
    remedy: /Translate the words of docs\/casting.mdx/,
  },
  {
    name: 'a translation under a Spanish name',
    edits: moved(es('gallery'), es('galeria')),
    file: es('galeria'),
    found: /without an original/,
    remedy: /Rename this file to gallery.mdx/,
  },
  {
    name: 'a translation copied among the originals',
    edits: [{file: en('galeria'), to: textOf(es('gallery'))}],
    file: en('galeria'),
    found: /a copy of .*\/gallery.mdx/,
    remedy: /^Delete it/,
  },
  {
    name: 'a translation under a wrong name',
    edits: moved(es('casting'), es('castin')),
    file: es('castin'),
    found: /without an original/,
    remedy: /Did you mean casting/,
  },
  {
    name: 'a page as .md',
    edits: [{file: `${EN}/notes.md`, to: 'Words.'}],
    file: `${EN}/notes.md`,
    found: /extension/,
    remedy: /notes.mdx/,
  },
  {
    name: 'a program without its tile',
    edits: [{file: TILE, to: undefined}],
    file: TILE,
    found: /no tile/,
    remedy: /panot.svg will do/,
  },
  {
    name: 'a tile in capitals',
    edits: [
      {file: TILE, to: undefined},
      {file: TILE.replace('.svg', '.SVG'), to: textOf(TILE)},
    ],
    file: TILE.replace('.svg', '.SVG'),
    remedy: /^Rename it to [\w-]+\.svg/,
  },
  {
    name: 'a tile that is another program’s',
    edits: [{file: TILE, to: textOf(`static/img/tile/${TIERED.replace('programs/', '')}.svg`)}],
    file: [TILE, `static/img/tile/${TIERED.replace('programs/', '')}.svg`].sort().at(-1) ?? '',
    found: /the same drawing as/,
    remedy: /put its own drawing there/,
  },
  {
    name: 'a tile that is not square',
    edits: [{file: TILE, to: textOf(TILE).replace(/viewBox="[^"]*"/, 'viewBox="0 0 300 200"')}],
    file: TILE,
    remedy: /as wide as it is high/,
  },
  {
    name: 'a picture under another extension',
    edits: [
      {file: 'docs/pictures/towels-rail.jpg', to: undefined},
      {file: 'docs/pictures/towels-rail.webp', to: 'x'},
    ],
    file: en('gallery'),
    remedy: /^Did you mean towels-rail.webp\?/,
  },
  {
    name: 'a tile that is no drawing',
    edits: [{file: TILE, to: 'PNG'}],
    file: TILE,
    found: /no whole SVG/,
    remedy: /Export the drawing again/,
  },
  {
    name: 'a tile with a script',
    edits: [{file: TILE, to: textOf(TILE).replace('<svg', '<svg onload="x()"')}],
    file: TILE,
    found: /holds a script/,
    remedy: /plain SVG/,
  },
  {
    name: 'no list of words',
    edits: [{file: `${EN}/wording.yml`, to: undefined}],
    file: `${EN}/wording.yml`,
    found: /no such file/,
    remedy: /Add the file/,
  },
  {
    name: 'a gallery that cannot be read',
    edits: [
      {
        file: en('gallery'),
        to: bytes(textOf(en('gallery')).replace(/^label: .*$/m, 'label: "Gallery')),
      },
    ],
    file: en('gallery'),
    remedy: /Close it|quotation marks/,
  },
);
const twice = textOf(en('about'));
const names: readonly (readonly [string, Case['edits'], string, RegExp])[] = [
  ['a copy that a system made', [{file: en('about (1)'), to: twice}], en('about (1)'), /Delete it/],
  ['a copy in Spanish', [{file: es('about copia'), to: twice}], es('about copia'), /Delete it/],
  ['capitals in a name', moved(en('about'), en('About')), en('About'), /to about.mdx/],
  ['an accent in a name', moved(es('gallery'), es('galería')), es('galería'), /to gallery.mdx/],
  ['a number before a name', moved(en('about'), en('10-about')), en('10-about'), /to about.mdx/],
  ['a blank in a name', moved(en('about'), en('about us')), en('about us'), /to about.mdx/],
  [
    'an extension in capitals',
    moved(en('about'), `${EN}/about.MDX`),
    `${EN}/about.MDX`,
    /to about/,
  ],
  [
    'an extension too many',
    moved(es('about'), `${es('about')}.txt`),
    `${es('about')}.txt`,
    /to about/,
  ],
  [
    'a file that is no page',
    [{file: `${EN}/a.docx`, to: 'PK'}],
    `${EN}/a.docx`,
    /Pages end in .mdx/,
  ],
  [
    'facts with another extension',
    moved(`${EN}/business.yml`, `${EN}/business.yaml`),
    `${EN}/business.yaml`,
    /to docs\/business.yml/,
  ],
  [
    'a masseuse outside her folder',
    moved(en(MASSEUSE), en(MASSEUSE.replace('masseuses/', ''))),
    en(MASSEUSE.replace('masseuses/', '')),
    /Move it to docs\/masseuses/,
  ],
  [
    'facts with a second extension',
    moved(`${EN}/business.yml`, `${EN}/business.yml.txt`),
    `${EN}/business.yml.txt`,
    /^Rename it to docs\/business.yml/,
  ],
  [
    'a copy of the list of words',
    [{file: `${EN}/wording - Copy.yml`, to: textOf(`${EN}/wording.yml`)}],
    `${EN}/wording - Copy.yml`,
    /^Delete it: docs\/wording.yml is read/,
  ],
  [
    'facts beside the translations',
    [{file: 'i18n/es/business.yml', to: textOf(`${EN}/business.yml`)}],
    'i18n/es/business.yml',
    /^Delete it: they stand once, in docs\/business.yml/,
  ],
  [
    'what joining two versions left',
    [{file: `${en('contact')}.orig`, to: textOf(en('contact'))}],
    `${en('contact')}.orig`,
    /^Delete it/,
  ],
  [
    'a masseuse copied among the pages',
    [
      {
        file: en(MASSEUSE.replace('masseuses/', '')),
        to: textOf(en(MASSEUSE)),
      },
    ],
    en(MASSEUSE.replace('masseuses/', '')),
    /^Delete it: docs\/masseuses/,
  ],
  [
    'a program among the masseuses',
    moved(en(PROGRAM), en(PROGRAM.replace('programs/', 'masseuses/'))),
    en(PROGRAM.replace('programs/', 'masseuses/')),
    /Move it to docs\/programs/,
  ],
  [
    'a page copied whole',
    [{file: en('programs/copied'), to: textOf(en(PROGRAM))}],
    en('programs/copied'),
    /its? own words|own words/,
  ],
  [
    'a translation in no folder',
    [{file: 'i18n/es/about.mdx', to: twice}],
    'i18n/es/about.mdx',
    /^Delete it: \S+\/current\/about\.mdx is there already/,
  ],
  [
    'a second file of words',
    [{file: 'i18n/es/code (1).json', to: '{}'}],
    'i18n/es/code (1).json',
    /^Delete it: i18n\/es\/code\.json is there already/,
  ],
];
for (const [name, edits, file, remedy] of names) cases.push({name, edits, file, remedy});
