/** Tags that lost a sign, their twin or their name, and imports that lost theirs. */
import {both, en, es, mistake, swap} from '../tools';

const CUT = {found: /^a tag without its >/};

for (const file of both('about')) {
  mistake(
    'a block without its >',
    file,
    swap('<Section tone="dusk">', '<Section tone="dusk"'),
    /<Section/,
    {
      ...CUT,
      at: '<Section tone="dusk"\n',
    },
  );
  mistake('an end without its >', file, swap('</PageHero>', '</PageHero'), /<\/PageHero/, {
    ...CUT,
    at: '</PageHero',
  });
  mistake(
    'an end without its >, the last',
    file,
    swap('</CallToAction>', '</CallToAction'),
    /CallToAction/,
    {
      ...CUT,
      at: '</CallToAction',
    },
  );
  mistake(
    'a property without its second quotation mark',
    file,
    swap('<Section tone="dusk">', '<Section tone="dusk>'),
    /^Close it before/,
    {at: '<Section tone="dusk>'},
  );
  for (const typed of ['Secton', 'section', 'Sección']) {
    mistake(
      `a block opened as ${typed}`,
      file,
      swap('<Section tone="dusk">', `<${typed} tone="dusk">`),
      /Did you mean Section\?/,
      {at: `<${typed}`, found: new RegExp(`^<${typed}>$`)},
    );
  }
  mistake(
    'a misspelt head in both tags',
    file,
    (text) => text.replaceAll('PageHero>', 'PageHeros>'),
    /PageHero\?/,
    {
      at: '<PageHeros>',
    },
  );
  for (const typed of ['Import', 'mport']) {
    mistake(
      `an import that begins ${typed}`,
      file,
      swap('import Years from', `${typed} Years from`),
      /^Write: import Years from/,
      {at: `${typed} Years`},
    );
  }
  mistake(
    'words inside a count',
    file,
    swap('<HouseCount of="suites" />', '<HouseCount of="suites">four</HouseCount>'),
    /write <HouseCount of="suites" \/>/,
  );
  for (const name of ['FacilityPhotos', 'ReceptionLanguages']) {
    mistake(
      'a block of code around a component',
      file,
      swap(`<${name} />`, `\`\`\`\n<${name} />\n\`\`\``),
      /delete the lines/,
      {found: /a block of code/},
    );
  }
}
for (const file of both('contact')) {
  mistake('a head without its >', file, swap('<PageHero large>', '<PageHero large'), /<PageHero/, {
    ...CUT,
    at: '<PageHero large',
  });
  mistake(
    'a list of features whose tags are gone',
    file,
    swap(/<FeatureList>\n([\s\S]*?)<\/FeatureList>\n/, '$1'),
    /^Move it between <FeatureList>/,
  );
}
mistake(
  'a feature by its Spanish name',
  es('contact'),
  swap('<Feature icon="key"', '<Característica icon="key"'),
  /Did you mean Feature\?/,
  {found: /^<Característica>$/},
);
mistake(
  'a picture by its path',
  en('programs/erosofia'),
  swap(/\n*$/, '\n\n![A shower](../pictures/shower-marble.jpg)\n'),
  /write \/img\/shower-marble\.jpg/,
  {at: '![A shower]'},
);
