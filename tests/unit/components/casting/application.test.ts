import {expect, test, vi} from 'vitest';

import {counted, word} from '../../../words';

vi.mock('../../../../src/plugins/catalogue/client', () => ({}));
vi.mock('@docusaurus/theme-common', () => ({}));

const {applicationLetter, requiredInformation, specialties} =
  await import('../../../../src/components/casting/application');
const casting = await import('../../../../src/components/casting/castingFacts');

/** The first of two forms for one, as in English. */
const castingFacts = (changed: typeof facts, form: string) =>
  casting.castingFacts(
    changed,
    form,
    (count, forms) => forms.split('|')[count === 1 ? 0 : 1] ?? '',
  );

const facts = {
  dailyPayEur: [110, 480] as [number, number],
  replyHours: [12, 36] as [number, number],
  photos: [1, 4] as [number, number],
  contract: 'employee',
  payIs: 'gross',
};

test('pay is formatted as prices are in the language', () => {
  expect(castingFacts(facts, '€{euros}').pay).toBe(
    word('casting.pay', 'en', {lowest: '€110', highest: '€480'}),
  );
  expect(castingFacts(facts, '{euros} €').pay).toBe(
    word('casting.pay', 'en', {lowest: '110 €', highest: '480 €'}),
  );
});

test('hours and photographs are written as ranges', () => {
  expect(castingFacts(facts, '€{euros}').reply).toBe(
    word('casting.reply', 'en', {lowest: 12, highest: 36}),
  );
  expect(castingFacts(facts, '€{euros}').photos).toBe(
    word('casting.photos', 'en', {lowest: 1, highest: 4}),
  );
});

test('equal numbers are one', () => {
  const {pay, reply, photos} = castingFacts(
    {...facts, dailyPayEur: [300, 300], replyHours: [24, 24], photos: [1, 1]},
    '€{euros}',
  );
  expect(pay).toBe('€300');
  expect(reply).toBe(counted('casting.reply.same', {hours: 24}));
  expect(photos).toBe(counted('casting.photos.same', {count: 1}));
});

test('gross or net pay and the kind of contract are named', () => {
  expect(castingFacts(facts, '€{euros}').payIs).toBe(word('casting.pay.gross'));
  expect(castingFacts({...facts, payIs: 'net'}, '€{euros}').payIs).toBe(word('casting.pay.net'));
  expect(castingFacts(facts, '€{euros}').contract).toBe(word('casting.contract.employee'));
  expect(castingFacts({...facts, contract: 'self-employed'}, '€{euros}').contract).toBe(
    word('casting.contract.selfEmployed'),
  );
});

test('placeholders in brackets are written as still to be confirmed', () => {
  const open = {...facts, contract: '[contract]', payIs: '[gross or net]'};
  const {contract, payIs} = castingFacts(open, '€{euros}');
  expect(contract).toBe(word('casting.contract.open'));
  expect(payIs).toBe(word('casting.pay.open'));
});

const {subject, body} = applicationLetter('2 to 3 professional photographs');
const lines = body.split('\r\n');

test('an application asks for eleven things and offers twelve specialties', () => {
  expect(requiredInformation()).toHaveLength(11);
  expect(specialties()).toHaveLength(12);
});

test('the letter has a line to fill in for each of them', () => {
  for (const label of requiredInformation()) expect(lines).toContain(`${label}: `);
});

test('the letter leaves the specialties open, and says what to attach', () => {
  for (const specialty of specialties()) expect(body).not.toMatch(new RegExp(`\\b${specialty}\\b`));
  expect(lines).toContain(`${word('casting.letter.optional')} `);
  expect(body).toContain('2 to 3 professional photographs');
  expect(subject).not.toBe('');
});

test('lines of the letter end with CRLF, as in mailto links', () => {
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
