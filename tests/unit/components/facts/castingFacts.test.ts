import {expect, test, vi} from 'vitest';

vi.mock('../../../../src/plugins/catalogue/client', () => ({}));

const {castingFact} = await import('../../../../src/components/facts/castingFacts');
const facts = {
  dailyPayEur: [110, 480] as [number, number],
  replyHours: [12, 36] as [number, number],
  photos: [1, 4] as [number, number],
};

test('pay is written as the language writes euros', () => {
  expect(castingFact('pay', facts, 'en')).toBe('€110 to €480');
  expect(castingFact('pay', facts, 'es')).toBe('110\u202f€ to 480\u202f€');
});

test('hours and photographs name the lowest and the highest', () => {
  expect(castingFact('reply', facts, 'en')).toBe('12 to 36 hours');
  expect(castingFact('photos', facts, 'en')).toBe('1 to 4 professional photographs');
});
