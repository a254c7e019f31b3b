/** Lines that lost the sign that made them more than words: of a list, of a heading, of bold words, of a link. */
import {both, en, es, mistake, swap} from '../tools';

const TERMS = 'legal/terms-of-service';
const OUTCALL = 'programs/outcall';
const UNSIGNED = {found: /a line of a list without its sign/};

for (const file of both(OUTCALL)) {
  for (const [name, from] of [
    ['second', /^(- .*\n)- /m],
    ['last', /^()- (?=.*\n\n## )/m],
  ] as const) {
    mistake(`a ${name} line of a list without its hyphen`, file, swap(from, '$1'), /^Begin it as/, {
      ...UNSIGNED,
    });
  }
  mistake('a first line of a list without its hyphen', file, swap(/^- /m, ''), /^Begin it with/, {
    ...UNSIGNED,
  });
  mistake('a step without its number', file, swap(/^3\. /m, ''), /^Begin it as/, UNSIGNED);
  mistake('a first step without its number', file, swap(/^1\. /m, ''), /^Write “1\. ”/, UNSIGNED);
  mistake(
    'a step whose bold words do not end',
    file,
    swap(/^(2\. \*\*.*?)\*\*/m, '$1'),
    /both sides/,
    {
      at: '2. **',
      found: /^the sign \*\*/,
    },
  );
  mistake('a dot for a hyphen', file, swap(/^(- .*\n)- /m, '$1• '), /hyphen and a blank/, {
    at: '• ',
  });
}
for (const file of both(TERMS)) {
  mistake(
    'a line of a legal list without its hyphen',
    file,
    swap(/(\{#cancellation\}\n\n- .*\n)- /, '$1'),
    /^Begin it as/,
    UNSIGNED,
  );
  for (const [typed, remedy] of [
    ['##$1 {#payment}', /^Write a blank between/],
    ['#$1 {#payment}', /^Write ## and a blank/],
    ['$1 {#payment}', /^Write ## and a blank before the words/],
    ['## $1 {#pay ment}', /^Write lower-case/],
    ['## $1 {#}', /^Write a name behind its #/],
    ['## $1\n\n{#payment}', /on the same line/],
  ] as const) {
    mistake(`a heading typed as ${typed}`, file, swap(/^## (.*) \{#payment\}/m, typed), remedy);
  }
  mistake(
    'a name of a heading twice',
    file,
    swap('{#cancellation}', '{#prices}'),
    /^Write \{#cancellation\}, as /,
    {found: /which another heading has/},
  );
}
mistake(
  'a heading that the original lost',
  en(TERMS),
  swap('## Payment {#payment}', 'Payment'),
  /^Write ## and a blank before them and \{#payment\} behind them, or delete/,
  {at: 'Payment\n\nYou pay'},
);
mistake(
  'a part that the original lost',
  en(TERMS),
  swap(/^## Payment[\s\S]*?(?=^## )/m, ''),
  /put it back here, and its text where that is missing too; if/,
  {found: /no heading with the name \{#payment\}/},
);
for (const file of both('about')) {
  mistake('a second title in the head', file, swap(/^(?=.*<FoundedYear)/m, '# '), /delete the #/, {
    found: /second heading of the first level/,
  });
  mistake('two titles', file, swap(/^(# .*\*.*\n)/m, '$1\n# Again\n'), /one of the two/, {
    at: '# Again',
  });
  mistake('a title of another level', file, swap(/^# (?=.*\*)/m, '### '), /^Write one #/, {
    found: /^### before/,
  });
  mistake('a heading without its blank', file, swap(/(<Values>\n\n##) /, '$1'), /a blank/, {
    at: '##',
  });
  mistake(
    'a heading between tags',
    file,
    swap(/(<SplitHeading>\n\n)## .*\n/, '$1<h2>Winters</h2>\n'),
    /^Write ##/,
    {at: '<h2>'},
  );
  mistake('a link in two halves', file, swap('](/gallery', '] (/gallery'), /without a space/, {
    found: /makes no link/,
  });
  mistake(
    'bold words that begin with a blank',
    file,
    swap(/^1\. \*\*(\p{L}+)/mu, '1. ** $1 '),
    /both sides/,
    {
      at: '1. **',
    },
  );
  mistake(
    'bold words with a sign too few',
    file,
    swap(/^(1\. \*\*\p{L}+)\*\*/mu, '$1*'),
    /same on both/,
    {
      at: '1. **',
    },
  );
  mistake('a year whose italics do not end', file, swap('*2021*', '*2021'), /both sides/, {
    at: '*2021',
  });
  mistake('a first number without its blank', file, swap(/^1\. /m, '1.'), /and a blank/, {
    at: '1.**',
  });
  mistake('a first number with another sign', file, swap(/^1\. /m, '1) '), /^Write “1\. ”/, {
    at: '1) ',
  });
  mistake('a hyphen for the first number', file, swap(/^1\. /m, '- '), /“1\. ”/, {
    found: /a hyphen in a numbered list/,
  });
  mistake(
    'the rest of a tag',
    file,
    swap('</PageHero>', '/PageHero>\n\n</PageHero>'),
    /^Delete it/,
    {
      at: '/PageHero>',
    },
  );
}
mistake(
  'a heading of a block with a fact, without its blank',
  en('home'),
  swap(/(<Facilities>\n\n##) /, '$1'),
  /a blank/,
  {
    found: /without a blank/,
  },
);
mistake(
  'a name of a heading without brackets',
  en('home'),
  swap('{#signs}', '#signs'),
  /^Write \{#signs\}/,
);
mistake('a name of two words', en('home'), swap('{#signs}', '{#our signs}'), /^Write lower-case/);
mistake(
  'a note behind a sentence',
  en('masseuses'),
  swap('Reception answers at any hour', 'Reception answers at any hour // check'),
  /^Write notes as/,
);
mistake(
  'a heading whose block is gone',
  en(OUTCALL),
  swap('<ServiceAreas />\n\n', ''),
  /put it back/,
  {found: /no <ServiceAreas>/, at: '## Where we go'},
);
mistake(
  'a heading whose block is gone',
  es('programs/four-hands'),
  swap('<DoubledPrices />', ''),
  /put it back/,
  {
    found: /no <DoubledPrices>/,
  },
);
