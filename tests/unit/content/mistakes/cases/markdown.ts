/** Signs of Markdown that slip: names of headings, lists, tags without their end, links, notes left over. */
import {both, en, es, mistake, swap} from '../tools';
import {HOST, PROGRAM} from '../facts';

const TERMS = 'legal/terms-of-service';
for (const file of both(TERMS)) {
  for (const typed of ['{#cancellation', '{# cancellation}', '{cancellation}', '(#cancellation)']) {
    mistake(
      `a heading’s name typed as ${typed}`,
      file,
      swap('{#cancellation}', typed),
      /^Write \{#cancellation\}/,
      {at: `${typed}\n`},
    );
  }
  const nif = '<BusinessFact name="nif" />';
  mistake('a fact without its first sign', file, swap(nif, nif.slice(1)), /^Write < before/, {
    found: /shown as it is typed/,
  });
  mistake('a fact without its last sign', file, swap(nif, nif.slice(0, -1)), /^Write >/, {
    found: /without its >/,
  });
  mistake('a part that was emptied', file, swap(/(## .*\{#payment\}\n\n).*\n\n/, '$1'), /delete/, {
    at: '{#payment}',
    found: /nothing below/,
  });
  mistake(
    'a part pasted twice',
    file,
    swap(/(## .*\{#payment\}[\s\S]*?)(?=## )/, '$1$1'),
    /twice/,
    {
      found: /second time/,
    },
  );
}

for (const file of both('about')) {
  mistake('a number with another sign', file, swap(/^2\. /m, '2) '), /“1\. ”/, {at: '2) '});
  mistake('a number without its blank', file, swap(/^2\. /m, '2.'), /and a blank/, {at: '2.**'});
  mistake('a fact without its slash', file, swap('<FoundedYear />', '<FoundedYear>'), /Write \/>/, {
    at: '<FoundedYear>',
  });
  mistake('a block without its slash', file, swap('<FacilityPhotos />', '<FacilityPhotos>'), />/, {
    at: '<FacilityPhotos>',
    found: /without its slash/,
  });
  mistake(
    'a button that leads by another property',
    file,
    swap('<ButtonLink page="contact">', '<ButtonLink href="/contact">'),
    /^Write page="…" instead/,
    {field: 'ButtonLink href'},
  );
  mistake(
    'a button to a file',
    file,
    swap('page="contact">', 'page="contact.mdx">'),
    /Did you mean contact\?/,
    {
      field: 'ButtonLink page',
    },
  );
  mistake(
    'a part of which only the heading is left',
    file,
    swap(/.*\]\(\/gallery\.mdx\).*\n\n/, ''),
    /a sentence will do/,
    {found: /no words below the heading of <SplitHeading>/},
  );
  mistake(
    'a block that was emptied',
    file,
    swap(/(<Section>\n)<SplitHeading>(?:(?!<\/Section>)[\s\S])*<FacilityPhotos \/>\n\n/, '$1\n'),
    /Put back what stood there, with <FacilityPhotos>/,
    {found: /nothing inside <Section>/},
  );
  const links: readonly (readonly [string, string, RegExp])[] = [
    ['a link with the folder of pages', '/docs/gallery.mdx', /Did you mean \/gallery\.mdx/],
    ['a link to a page of HTML', '/gallery.html', /page’s file: \/gallery\.mdx/],
    ['a link to the machine it is written on', 'http://localhost:3000/gallery', /\/gallery\.mdx/],
    ['a link to the site itself without https', `http://${HOST}/gallery`, /\/gallery\.mdx/],
    ['a website without https', 'www.barcelona.cat', /^Write https:\/\/www\.barcelona\.cat/],
  ];
  for (const [name, url, remedy] of links) {
    mistake(name, file, swap('](/gallery.mdx)', `](${url})`), remedy, {at: `](${url})`});
  }
  mistake('a link of which half is left', file, swap('](/gallery.mdx)', ']'), /\[words\]/, {
    found: /with its brackets/,
  });
}

for (const file of both('contact')) {
  const entry = /^- (.*)\n- (.*)$/m;
  const lists: readonly (readonly [string, string, RegExp])[] = [
    ['an entry with another sign', '- $1\n* $2', /Write “- ”/],
    ['an entry with a dash', '- $1\n— $2', /and a blank/],
    ['an entry twice', '- $1\n- $1\n- $2', /Delete one of the two/],
    ['an entry without words', '- $1\n-\n- $2', /delete the line/],
    ['an entry too far in', '- $1\n  - $2', /Delete the blanks/],
  ];
  for (const [name, to, remedy] of lists) mistake(name, file, swap(entry, to), remedy);
  const notes: readonly (readonly [string, string, RegExp])[] = [
    ['a note in brackets', '[FOTO]', /delete a note/],
    ['words that hold a place', 'Texto de ejemplo.', /^Delete the note/],
    ['a note to translate', '(pendiente de traducir)', /^Delete the note/],
    ['words marked as elsewhere', '==AB==', /\*…\*/],
    ['a picture called as a camera does', '![IMG_2034](/img/tile/panot.svg)', /what is seen/],
    ['a picture as a link', '[AB](/img/tile/panot.svg)', /Write ! before it/],
  ];
  for (const [name, words, remedy] of notes) {
    mistake(name, file, swap('</PageHero>', `${words}\n\n</PageHero>`), remedy, {at: words});
  }
  mistake('a heading in capitals', file, swap(/^### .*$/m, '### AB CD'), /small letters/);
  mistake('a heading twice', file, swap(/^(## .*)(\n[\s\S]*?\n)## .*$/m, '$1$2$1'), /otherwise/, {
    found: /second time/,
  });
  mistake(
    'the first heading without its blank',
    file,
    swap(/^# (?=.*\*)/m, '#'),
    /a blank between/,
  );
  mistake(
    'a list whose beginning was deleted',
    file,
    swap('<FeatureList>\n', ''),
    /Write <FeatureList>/,
    {
      found: /closes nothing/,
    },
  );
}

for (const file of both('outcall')) {
  mistake(
    'a number without brackets',
    file,
    swap('columns={2}', 'columns=2'),
    /^Write columns=\{2\}/,
  );
}
mistake(
  'a block in another place than in the original',
  es('home'),
  swap(
    /(<FeatureList title[\s\S]*?<\/FeatureList>\n\n)(<LocationPanel>[\s\S]*?<\/LocationPanel>\n\n)/,
    '$2$1',
  ),
  /The original has it below the part with </,
);
mistake(
  'a count of one thing by another name',
  es('home'),
  swap('of="masseuses" /> masajistas', 'of="masajistas" /> masajistas'),
  /Write one of/,
  {field: 'HouseCount of'},
);
for (const file of both('legal/cookie-policy')) {
  mistake(
    'a table without its second line',
    file,
    swap(/^\| --- \| --- \| --- \|\n/m, ''),
    /empty line/,
    {
      found: /read as words/,
    },
  );
}

mistake(
  'a field too far out',
  en(PROGRAM),
  swap(/^ {2}text: /m, 'text: '),
  /Begin it with 2 blanks/,
  {
    field: 'text',
  },
);
mistake(
  'a field too far in',
  en(PROGRAM),
  swap(/^subtitle: /m, '  subtitle: '),
  /Delete the blanks/,
  {
    at: '  subtitle: ',
  },
);
mistake(
  'an entry without its hyphen',
  es(PROGRAM),
  swap(/^(features:\n.*\n {2})- /m, '$1'),
  /“- ”/,
  {
    found: /without its hyphen/,
  },
);
mistake(
  'an import among the fields',
  es('gallery'),
  swap(/\n---\n\n(import .*\n)/, '\n$1---\n\n'),
  /Move it/,
);
mistake(
  'a program by its folder',
  en('home'),
  swap(/^(programs:\n {2}- )/m, '$1programs/'),
  /^Did you mean [a-z-]+\?$/,
  {field: 'programs[0]'},
);
for (const file of both(PROGRAM)) {
  mistake(
    'a paragraph that breaks off',
    file,
    swap(/(\n---\n[\s\S]*?\p{L}{4})\.\n\n/u, '$1\n\n'),
    /^Finish its last sentence/,
    {found: /a paragraph that stops at/},
  );
  mistake(
    'a sentence twice in a row',
    file,
    swap(/\s*$/, '\n\nAB CD EF GH. AB CD EF GH.\n'),
    /Delete one/,
    {found: /twice/},
  );
}
for (const file of both('legal/privacy-policy')) {
  const fact = '<BusinessFact name="privacyEmail" />';
  mistake('a fact set as code', file, swap(fact, `\`${fact}\``), /Delete the signs `/, {
    found: /shown as it is typed/,
  });
}
for (const file of both('about')) {
  mistake(
    'a button that was emptied',
    file,
    swap('<PageLabel page="contact" /></ButtonLink>', '</ButtonLink>'),
    /Write what belongs between/,
    {found: /nothing inside <ButtonLink>/},
  );
}
