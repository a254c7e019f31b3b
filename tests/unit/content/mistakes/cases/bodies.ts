/** The text below the fields, in both languages. */
import {HOST} from '../facts';
import {append, both, cases, es, mistake, swap} from '../tools';
import type {Case} from '../tools';

const bodies: readonly (readonly [string, string, RegExp])[] = [
  ['a component that is not closed', '<Section>\n\n…', /Write <\/Section> where it ends/],
  ['a closing tag alone', '</Section>', /Delete it, or write the opening tag/],
  ['a component nobody knows', '<Carousel />', /no such component/],
  ['a misspelt component', '<Secton>\n\n…\n\n</Secton>', /Did you mean Section/],
  ['a misspelt property', '<Section tones="dusk">\n\n…\n\n</Section>', /Did you mean tone/],
  [
    'a value that is none',
    '<Section tone="dark">\n\n…\n\n</Section>',
    /Write one of: plain, band, dusk/,
  ],
  ['a property without quotation marks', '<Section tone=dusk>\n\n…\n\n</Section>', /name="value"/],
  ['HTML', '<section>\n\n…\n\n</section>', /HTML is not written in pages/],
  ['an inline style', '<div style="color:red">\n\n…\n\n</div>', /className/],
  ['code in curly brackets', '… {new Date().getFullYear()} …', /words, not code/],
  ['a curly bracket', '… {… …', /Curly brackets mean code|Close it/],
  ['a sign that is no tag', '… <3 …', /write \\</],
  ['a note in HTML', '<!-- … -->', /\{\/\* … \*\/\}/],
  ['an export', 'export const price = 100;', /Delete it/],
  ['a column outside its columns', '<Column>\n\n…\n\n</Column>', /Move it between <Columns>/],
  ['a link by address', '[…](/massage-menu)', /\/massage-menu.mdx/],
  ['a link to a misspelt page', '[…](/massage-menue.mdx)', /Did you mean \/massage-menu.mdx/],
  ['a link to no page', '[…](/prices.mdx)', /by its file in docs/],
  ['a link without its first slash', '[…](massage-menu.mdx)', /\/massage-menu.mdx/],
  [
    'an anchor that is not there',
    '[…](/legal/terms-of-service.mdx#cancelation)',
    /Did you mean #cancellation/,
  ],
  ['an anchor of no heading here', '[…](#nowhere)', /Headings are named|leave the #/],
  ['a mail address as a link', '[…](mailto:somebody)', /<MailLink box="info" \/>/],
  ['a telephone as a link', '[…](tel:+34930)', /<CallLink \/>/],
  ['a chat as a link', '[…](https://wa.me/34600000000)', /<WhatsAppLink \/>/],
  ['an insecure address', '[…](http://www.aepd.es)', /with https/],
  ['a link with a blank between', '[…] (/contact.mdx)', /without a space/],
  ['a link without words', '[](/gallery.mdx)', /words in the square brackets/],
  ['a second first heading', '# …', /write ## for a section/],
  ['a heading level skipped', '## …\n\n#### …', /Write ###/],
  ['a picture without words', '![](/img/tile/panot.svg)', /what is seen/],
  ['a price in words', '… 130 € …'.replace(' €', '\u202F€'), /PriceRange/],
  ['a telephone number in words', '… 930 123 456 …', /<CallLink \/>/],
  ['an e-mail address in words', '… hola@casa.test …', /<BusinessFact name="infoEmail" \/>/],
  ['three dots', 'AB...', /one sign …/],
  ['a heading without its blank', '##AB', /blank between the # and the words/],
  ['a table that is none', '| … | … |\n| --- |', /as many columns/],
  ['a box of another tool', ':::tip', /no such boxes/],
  ['bold letters never closed', '… **… …', /on both sides/],
  ['a picture that is not there', '![…](/img/lamp.jpg)', /static\/img/],
  ['a price in dollars', '… $150 …', /PriceRange/],
  ['a price as it is said', '… two-eighty …', /PriceRange/],
  ['a price of an hour', '… doscientos ochenta la hora …', /PriceRange/],
  ['half a thousand', '… medio millar de euros …', /PriceRange/],
  ['a command of an editor', ':wq', /^Delete it\.$/],
  ['a sign that cannot be seen', '… \u200B …', /Type the words around it again/],
  ['a little picture', '… 😊 …', /Say it in words/],
  ['an arrow', '… → …', /Say it in words/],
  ['a letter that the fonts lack', 'Łódź', /^Write L instead/],
  ['a letter with an accent that the fonts lack', 'Bashō', /^Write o instead/],
  ['an accent apart from its letter', 'cafe\u0301', /Type the words? again/],
  ['a price after its currency', '… EUR 150 …', /PriceRange/],
  ['a price with a dash', '… 120,- € …', /PriceRange/],
  ['an hour', '… 10:00 …', /programHours/],
  ['an address written out', '… info (at) casa.test …', /<BusinessFact name="infoEmail" \/>/],
  ['a telephone number without blanks', '… 0034600123456 …', /<CallLink \/>/],
  ['a price in a hurry', '… 150e …', /PriceRange/],
  ['an area code in brackets', '… (93) 012 34 56 …', /<CallLink \/>/],
  ['an address with blanks', '… info @ casa.test …', /<BusinessFact name="infoEmail" \/>/],
  ['an address read out', '… info arroba casa punto com …', /<BusinessFact name="infoEmail" \/>/],
  ['a website that nobody can touch', '… casa.com …', /Make it a link/],
  ['hours without their name', 'Open daily from 10 to 2, abierto a diario', /programHours/],
  ['a link that sticks to its word', 'AB[CD](/gallery.mdx)', /a blank between the link/],
  ['a link with its brackets swapped', '(AB)[/gallery.mdx]', /the page in round ones/],
  ['a link in double brackets', '[[gallery]]', /as \[words\]/],
  ['a curly bracket that closes nothing', '… } …', /Delete it, or write/],
  ['a heading too deep', '####### AB', /Write ## for a section/],
  ['a picture described by any word', '![Photo](/img/tile/panot.svg)', /what is seen/],
  ['a link that says nothing', '[More](/gallery.mdx)', /Say where it leads/],
  ['empty curly brackets', '… {} …', /mean code/],
  ['HTML that is not closed', '… <img src="/img/tile/panot.svg">', /HTML is not written/],
  ['a line break of HTML', 'AB<br>AB', /Write <br \/>/],
  ['a note as in code', '// …', /\{\/\* … \*\/\}/],
  ['a list with another sign', '• AB', /hyphen and a blank/],
  ['a list line without its blank', '-AB', /with a blank/],
  ['a box of another website', '> [!NOTE]', /no such boxes/],
  ['a box to tick', '- [ ] …', /plain lists/],
  ['words struck out', '~~AB~~', /take the signs/],
  ['a footnote', '…[^1]\n\n[^1]: …', /Say it in the text/],
  ['a rule between paragraphs', '***', /a heading \(##\) or an empty line/],
  ['words set as code', '… `AB` …', /Delete the signs/],
  ['a sign by its name', '…&nbsp;…', /Type the sign itself/],
  ['a block of code', '```js\n…\n```', /delete the lines/],
  ['an address as it stands', 'https://www.aepd.es', /link with words/],
  ['an address without https', 'www.aepd.es', /link with words/],
  ['a link to the site by its own address', '[…](https://HOST/gallery)', /page’s file/],
  ['a script as a link', '[…](javascript:alert(1))', /file or to an address/],
  [
    'a call of code as a value',
    '<Section tone={getTone()}>\n\n…\n\n</Section>',
    /in quotation marks/,
  ],
  ['properties from elsewhere', '<Section {...all}>\n\n…\n\n</Section>', /name="value"/],
  ['a frame of another site', '<iframe src="https://example.org" />', /HTML is not written/],
  ['a word twice', '… a a …', /Delete one of the two/],
  ['a note left in', '… TODO: …', /^Delete the note/],
  ['words that hold a place', 'Lorem ipsum', /^Delete the note/],
  ['a rule straight under words', 'AB\n---', /^Delete the line of signs/],
  ['a heading with a blank that is none', '##\u00A0AB', /type the blank again/],
  ['a component shown as typed', '… \\<HouseCount of=suites> …', /without \\ before the </],
  ['a reference to no page', '[gal]: /galery.mdx', /Did you mean \/gallery.mdx/],
  ['an empty tag', '<>…</>', /Delete <>/],
  ['an element with a capital too few', '<section />', /HTML is not written/],
];
for (const file of both('contact')) {
  for (const [name, written, remedy] of bodies) {
    const paragraph = written.replace('HOST', HOST);
    const first = paragraph.split('\n\n').at(name.includes('level') ? 1 : 0) ?? '';
    mistake(name, file, append(`…\n\n${paragraph}`), remedy, {at: `…\n\n${paragraph}`});
    const made = cases.at(-1) as Case & {line: number};
    const offset = 2 + paragraph.slice(0, paragraph.indexOf(first)).split('\n').length - 1;
    cases[cases.length - 1] = {...made, line: made.line + offset};
  }
  mistake(
    'an import of something else',
    file,
    swap(
      "import CopyAddress from '@site/src/components/contact/CopyAddress';",
      "import CopyAddress from '@site/src/components/contact/CopyAddress';\nimport fs from 'node:fs';",
    ),
    /listed components only/,
    {at: 'import fs'},
  );
  mistake(
    'a component without its import',
    file,
    swap(/^import CopyAddress .*\n/m, ''),
    /Add to the imports at the top: import CopyAddress from/,
    {at: '<CopyAddress'},
  );
  mistake(
    'an import that nothing uses',
    file,
    swap(
      "import CopyAddress from '@site/src/components/contact/CopyAddress';",
      "import CopyAddress from '@site/src/components/contact/CopyAddress';\nimport Steps from '@site/src/components/blocks/Steps';",
    ),
    /Delete Steps in this import/,
    {at: 'import Steps'},
  );
  mistake(
    'an import from a wrong place',
    file,
    swap('components/contact/CopyAddress', 'components/contact/CopyAdress'),
    /Write: import CopyAddress from '@site\/src\/components\/contact\/CopyAddress'/,
    {at: 'contact/CopyAdress'},
  );
  mistake(
    'a section of the page deleted',
    file,
    (text) => text.replace(/<BusinessHours \/>\n/, ''),
    /put it back/,
    {found: /no <BusinessHours>/},
  );
  mistake('no first heading', file, swap(/^# (?=.*\*)/m, '## '), /^Write one #/, {
    found: /^## before the page’s heading/,
  });
  mistake(
    'a feature without its icon',
    file,
    swap(/<Feature icon="\w+" /, '<Feature '),
    /Add the property icon/,
    {field: 'Feature icon'},
  );
  mistake(
    'an icon that is none',
    file,
    swap(/<Feature icon="\w+"/, '<Feature icon="star"'),
    /Write one of: moon/,
    {field: 'Feature icon'},
  );
}
for (const file of both('about')) {
  mistake(
    'a button to no page',
    file,
    swap('<ButtonLink page="contact">', '<ButtonLink page="contakt">'),
    /Did you mean contact/,
    {field: 'ButtonLink page'},
  );
  mistake(
    'a count of nothing',
    file,
    swap(/<HouseCount of="\w+"/, '<HouseCount of="rooms"'),
    /Write one of: suites, masseuses, programs/,
    {field: 'HouseCount of'},
  );
}
for (const file of both('outcall')) {
  mistake(
    'a number as a text',
    file,
    swap('columns={2}', 'columns="2"'),
    /columns=\{1\} or \{2\}/,
    {field: 'MarkdownCheckList columns'},
  );
  mistake(
    'columns that are never closed',
    file,
    swap(/<\/Columns>\n/, ''),
    /Write <\/Columns> where it ends|close it first/,
    {},
  );
}
for (const file of both('massage-menu')) {
  mistake(
    'a service of no program',
    file,
    swap('program="four-hands"', 'program="four-hand"'),
    /Did you mean four-hands/,
    {field: 'Service program'},
  );
  mistake('a tab of no collection', file, swap('id="luxury"', 'id="luxus"'), /Write one of: all/, {
    field: 'MenuTab id',
  });
}
for (const file of both('legal/privacy-policy')) {
  mistake(
    'a fact nobody knows',
    file,
    swap('<BusinessFact name="company"', '<BusinessFact name="firm"'),
    /Write|no such/,
    {field: 'BusinessFact name'},
  );
  mistake('a first heading in a legal text', file, append('# …'), /second level/, {at: '# …'});
  mistake('one name for two headings', file, append('## … {#rights}'), /name of its own/, {
    at: '## … {#rights}',
  });
}
mistake(
  'a section left out of a translation',
  es('home'),
  (text) => text.replace(/<Facilities>[\s\S]*?<\/Facilities>\n/, ''),
  /translate that part/,
  {found: /no <Facilities>/},
);
mistake(
  'a heading’s name in Spanish, linked to from elsewhere',
  es('legal/terms-of-service'),
  swap('{#cancellation}', '{#cancelación}'),
  /lower-case letters/,
);
mistake(
  'a menu left out, with what stands inside it',
  es('massage-menu'),
  (text) => text.replace(/<ProgramMenu[\s\S]*?(?:<\/ProgramMenu>|\/>)\n/, ''),
  /put it back/,
  {found: /no <ProgramMenu>/},
);
