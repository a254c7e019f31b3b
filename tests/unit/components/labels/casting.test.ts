import {expect, test, vi} from 'vitest';

vi.mock('../../../../src/plugins/catalogue/client', () => ({}));

const {applicationLetter, requiredInformation, specialties} =
  await import('../../../../src/components/labels/application');
const {castingFacts} = await import('../../../../src/components/labels/casting');
const facts = {
  dailyPayEur: [110, 480] as [number, number],
  replyHours: [12, 36] as [number, number],
  photos: [1, 4] as [number, number],
  contract: 'employee',
  payIs: 'gross',
};

test('pay is formatted as prices are in the language', () => {
  expect(castingFacts(facts, '€{euros}').pay).toBe('€110 to €480');
  expect(castingFacts(facts, '{euros} €').pay).toBe('110 € to 480 €');
});

test('hours and photographs are written as ranges', () => {
  expect(castingFacts(facts, '€{euros}').reply).toBe('12 to 36 hours');
  expect(castingFacts(facts, '€{euros}').photos).toBe('1 to 4 professional photographs');
});

test('gross or net pay and the kind of contract are named', () => {
  expect(castingFacts(facts, '€{euros}').payIs).toContain('gross');
  expect(castingFacts({...facts, payIs: 'net'}, '€{euros}').payIs).toContain('net');
  expect(castingFacts(facts, '€{euros}').contract).toContain('employment contract');
  expect(castingFacts({...facts, contract: 'self-employed'}, '€{euros}').contract).toContain(
    'self-employed',
  );
});

test('placeholders in brackets are written as still to be confirmed', () => {
  const open = {...facts, contract: '[contract]', payIs: '[gross or net]'};
  for (const name of ['contract', 'payIs'] as const) {
    expect(castingFacts(open, '€{euros}')[name]).toContain('still to be confirmed');
  }
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
  expect(lines.some((line) => /specialties.*: $/.test(line))).toBe(true);
  expect(body).toContain('2 to 3 professional photographs');
  expect(subject).not.toBe('');
});

test('lines of the letter end with CRLF, as in mailto links', () => {
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
