/** Parts of a page that name something: what stands twice beside itself, and links under another name. */
import {describe, expect, test} from 'vitest';

import {
  isWithin,
  labelFaults,
  partsOf,
  repeated,
  repeatedParts,
  shown,
} from '../../../../../src/content/checks/bodies/parts';
import {saidAt} from '../../body/said';
import {rawPage} from '../rawPages';

const all = (body: string): string[] => partsOf(rawPage(body)).map(shown);

describe('the parts of a page', () => {
  test.each([
    ['a link', '<PageLink page="gallery">the rooms</PageLink>', ['<PageLink page="gallery">']],
    ['its label', '<PageLabel page=" contact " />', ['<PageLabel page="contact" />']],
    ['a letter box', 'Write: <MailLink box="info" />', ['<MailLink box="info" />']],
    ['a fact in a sentence', 'Since <FoundedYear /> here.', ['<FoundedYear />']],
    ['one without a name', '<ContactMethod>Words.</ContactMethod>', ['<ContactMethod>']],
    ['a name that is no text', '<PageLabel page={1} />', ['<PageLabel />']],
    ['a name without a value', '<PageLabel page />', ['<PageLabel />']],
    ['a block that names nothing', '<Stack>\n\nWords.\n\n</Stack>', []],
    ['a block with words of its own', '<Mission title="Ours">\n\nWords.\n\n</Mission>', []],
    ['a tab of the menu', '<MenuTab id="all" title="All">\n\nWords.\n\n</MenuTab>', []],
    ['a stranger', '<Stranger page="contact" />', []],
    ['no component', 'Words.', []],
    ['a text that cannot be read', '<Open page="a">', []],
  ])('%s', (_, body, expected) => expect(all(body)).toEqual(expected));

  test('know what stands around them', () =>
    expect(
      partsOf(rawPage('<ContactMethods>\n\n<ApplyLink />\n\n</ContactMethods>')).map(
        ({around}) => around?.name,
      ),
    ).toEqual(['ContactMethods']));
});

describe('a part stands by itself', () => {
  test.each([
    ['on a line of its own', '<CallLink />', true],
    ['beside others', '<CallLink /> <MapLink>Map</MapLink>', true],
    ['in a sentence', 'Call: <CallLink />', false],
    ['in a heading', '## <CallLink />', false],
    [
      'inside a link',
      '<ButtonLink page="contact"><PageLabel page="contact" /></ButtonLink>',
      false,
    ],
    ['inside a block', '<Stack>\n\n<CallLink />\n\n</Stack>', true],
  ])('%s', (_, body, stands) => expect(partsOf(rawPage(body)).at(-1)?.stands).toBe(stands));
});

const METHOD = '<ContactMethod name="phone">A voice</ContactMethod>';
const within = (tag: string, ...parts: string[]): string =>
  [`<${tag}>`, ...parts, `</${tag.split(' ')[0]}>`].join('\n\n');
const twice = (body: string): string[] => saidAt(repeatedParts(rawPage(body)));

describe('what stands twice in one block', () => {
  test.each([
    [
      'a way to the house',
      within('ContactMethods', METHOD, METHOD),
      '5 | <ContactMethod name="phone"> for the second time beside the first',
    ],
    [
      'a button of a row',
      within('div className="row"', '<CallLink />', '<CallLink />'),
      '5 | <CallLink /> for the second time beside the first',
    ],
    [
      'with the same properties',
      within('div className="row"', '<CallLink size="small" />', '<CallLink size="small" />'),
      '5 | <CallLink /> for the second time beside the first',
    ],
  ])('%s', (_, body, expected) => expect(twice(body)).toEqual([expected]));

  test('what to do', () =>
    expect(repeatedParts(rawPage(within('ContactMethods', METHOD, METHOD)))[0]?.remedy).toBe(
      'Correct one of the two, or delete it.',
    ));

  test.each([
    ['two ways', within('ContactMethods', METHOD, METHOD.replace('phone', 'info'))],
    ['two blocks', `${within('ContactMethods', METHOD)}\n\n${within('ContactMethods', METHOD)}`],
    ['facts', within('div className="row"', 'Since <FoundedYear />, since <FoundedYear />.')],
    ['buttons of no row', '<CallLink />\n\n<CallLink />'],
    ['buttons of another block', within('Stack', '<CallLink />', '<CallLink />')],
    [
      'buttons that differ',
      within('div className="row"', '<CallLink size="small" />', '<CallLink size="normal" />'),
    ],
    [
      'buttons of which one says more',
      within('div className="row"', '<CallLink plain />', '<CallLink withNumber />'),
    ],
    [
      'a value in brackets and another',
      within('div className="row"', '<CallLink size={1} />', '<CallLink size={2} />'),
    ],
    [
      'drawings',
      within(
        'FeatureList',
        ...Array<string>(2).fill('<Feature icon="key" title="A">\n\nWords.\n\n</Feature>'),
      ),
    ],
    ['two kinds of button', within('div className="row"', '<CallLink />', '<WhatsAppLink />')],
  ])('not %s', (_, body) => expect(twice(body)).toEqual([]));

  test('services are told with the menu', () => {
    const service = '<Service program="a" action="See">\n\nWords.\n\n</Service>';
    const page = rawPage(within('AdditionalServices', service, service));
    expect(repeated(page).map(shown)).toEqual(['<Service program="a">']);
    expect(repeatedParts(page)).toEqual([]);
  });
});

describe('a link is called by the page that it leads to', () => {
  const PAGES = ['contact', 'gallery'];
  const labels = (body: string) => labelFaults(rawPage(body), PAGES);
  const link = (page: string, label: string, more = ''): string =>
    `<ButtonLink page="${page}"${more}><PageLabel page="${label}" /></ButtonLink>`;

  test('another page is told', () => {
    expect(saidAt(labels(`Words.\n\n${link('contact', 'gallery')}`))).toEqual([
      '3 | <PageLabel page="gallery" /> in a link to contact',
    ]);
    expect(labels(link('contact', 'gallery'))[0]?.remedy).toBe('Write the same page in both.');
  });

  test.each([
    ['the same page', link('contact', 'contact')],
    ['a place within a page', link('contact', 'gallery', ' suffix="#map"')],
    ['a page that is none', link('contract', 'gallery')],
    ['a label that is none', link('contact', 'galery')],
    ['a label in no link', '<PageLabel page="gallery" />'],
    ['a label in a block', within('Stack', '<PageLabel page="gallery" />')],
    [
      'another part in a link',
      '<ButtonLink page="contact"><MailLink box="gallery" /></ButtonLink>',
    ],
  ])('not %s', (_, body) => expect(labels(body)).toEqual([]));

  test('a suffix leads within', () => {
    const [without, with_] = [
      link('contact', 'contact'),
      link('contact', 'contact', ' suffix="#a"'),
    ]
      .map((body) => partsOf(rawPage(body))[0]?.node)
      .map((node) => node && isWithin(node));
    expect([without, with_]).toEqual([false, true]);
  });
});
