import {expect, test, vi} from 'vitest';

vi.mock('../../../../src/plugins/catalogue/client', () => ({}));

const {castingFact} = await import('../../../../src/components/labels/castingFacts');
const facts = {
  dailyPayEur: [110, 480] as [number, number],
  replyHours: [12, 36] as [number, number],
  photos: [1, 4] as [number, number],
  contract: 'employee',
  payIs: 'gross',
};

test('pay is formatted as prices are in the language', () => {
  expect(castingFact('pay', facts, '€{euros}')).toBe('€110 to €480');
  expect(castingFact('pay', facts, '{euros} €')).toBe('110 € to 480 €');
});

test('hours and photographs are written as ranges', () => {
  expect(castingFact('reply', facts, '€{euros}')).toBe('12 to 36 hours');
  expect(castingFact('photos', facts, '€{euros}')).toBe('1 to 4 professional photographs');
});

test('gross or net pay and the kind of contract are named', () => {
  expect(castingFact('payIs', facts, '€{euros}')).toContain('gross');
  expect(castingFact('payIs', {...facts, payIs: 'net'}, '€{euros}')).toContain('net');
  expect(castingFact('contract', facts, '€{euros}')).toContain('employment contract');
  expect(castingFact('contract', {...facts, contract: 'self-employed'}, '€{euros}')).toContain(
    'self-employed',
  );
});

test('placeholders in brackets are written as still to be confirmed', () => {
  const open = {...facts, contract: '[contract]', payIs: '[gross or net]'};
  for (const name of ['contract', 'payIs'] as const) {
    expect(castingFact(name, open, '€{euros}')).toContain('still to be confirmed');
  }
});
