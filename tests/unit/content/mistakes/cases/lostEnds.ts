/** Mistakes of form that the compiler tells elsewhere: open code, HTML, ends of tags, imports. */
import {en, es, mistake, swap} from '../tools';

for (const [file, before, sign] of [
  [en('contact'), '## On arrival', '```'],
  [en('about'), '<FacilityPhotos />', '```text'],
  [es('programs/nyx-sensoria'), '> ¿Ha sido', '```'],
  [es('legal/terms-of-service'), '## Reembolsos', '~~~'],
] as const)
  mistake(
    `an open code fence ${sign}`,
    file,
    swap(before, `${sign}\n\n${before}`),
    /^Delete that line/,
    {
      at: sign,
    },
  );

for (const [file, before, tag, remedy] of [
  [en('contact'), '<CopyAddress />', '<img src="/img/door.jpg">', /^Write a picture as/],
  [en('about'), '<FacilityPhotos />', '<img src="/img/door.jpg" />', /^Write a picture as/],
  [es('contact'), '<CopyAddress />', '<hr>', /^Delete it/],
  [es('about'), '<FacilityPhotos />', '<input type="text">', /^Delete it/],
  [es('outcall'), '## Adónde', '<br>', /^Write <br \/>/],
] as const)
  mistake(`HTML: ${tag}`, file, swap(before, `${tag}\n\n${before}`), remedy, {at: tag});

for (const [file, end, typed] of [
  [en('about'), /(<FacilityPhotos \/>\n\n)<\/Section>/, '/Section>'],
  [es('outcall'), /(<HotelList \/>\n\n)<\/Section>/, '/Section>'],
  [es('programs/outcall'), /()<\/Steps>/, '/Steps>'],
  [en('casting'), /()<\/ContactMethods>/, '<ContactMethods/>'],
  [es('casting'), /()<\/ContactMethods>/, '<ContactMethods />'],
  [en('programs/outcall'), /()<\/Steps>/, '<Steps/>'],
] as const)
  mistake(`an end typed as ${typed}`, file, swap(end, `$1${typed}`), /^Write <\/\w+>\.$/, {
    found: new RegExp(`^${typed} where <`),
  });

const YEARS = "import Years from '@site/src/components/blocks/Years';";
for (const [typed, found] of [
  [YEARS.replace(' from ', ' form '), /^“form” in an import/],
  [YEARS.replace(' from ', ' fron '), /^“fron” in an import/],
  [YEARS.replace(' from ', ' '), /^an import without “from”/],
  [YEARS.replace("';", ';'), /^an import without one of its quotation marks/],
  [YEARS.replace("'@", '@'), /^an import without one of its quotation marks/],
  [YEARS.replace('import', 'imort'), /^an import that cannot be read/],
] as const)
  for (const file of [en('about'), es('about')])
    mistake(`an import: ${typed}`, file, swap(YEARS, typed), /^Write: import Years from '@site/, {
      at: typed,
      found,
    });
mistake(
  'an import without a bracket',
  es('about'),
  swap('import Columns, {Column} from', 'import Columns, Column} from'),
  /^Write: import Columns, \{Column\} from/,
  {found: /curly brackets$/},
);

for (const [file, from, to] of [
  [en('home'), '"masseuses" /> masseuses', '"suites" /> masseuses'],
  [es('home'), '"masseuses" /> masajistas', '"suites" /> masajistas'],
  [es('home'), '"suites" as="capital" />', '"masseuses" as="capital" />'],
  [en('about'), '"programs" as="capital" />', '"suites" as="capital" />'],
] as const)
  mistake('the count of another thing', file, swap(from, to), /^Write <HouseCount of=/, {});

for (const [file, before, name] of [
  [en('casting'), '<FeatureList title="Benefits">', 'PageHero'],
  [es('outcall'), '<FeatureList title="Por', 'PageHero'],
] as const)
  mistake(
    'a second head',
    file,
    swap(
      before,
      `<${name}>\n\n${file.startsWith('docs') ? 'Welcome.' : 'Pasa.'}\n\n</${name}>\n\n${before}`,
    ),
    /^A page has one of it/,
    {found: /for the second time$/},
  );

for (const [id, from, to] of [
  ['legal/privacy-policy', '{#intimate}', '{#intimate-life}'],
  ['legal/terms-of-service', '{#cancellation}', '{#cancelling}'],
  ['legal/cookie-policy', '{#switches}', '{#switch}'],
] as const)
  mistake('a heading renamed in the original alone', en(id), swap(from, to), /^Write \{#/, {
    at: to,
  });
