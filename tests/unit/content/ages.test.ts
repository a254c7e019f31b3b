import {afterAll, expect, test, vi} from 'vitest';

// Files of tests share the modules: this one needs its own, and leaves none of them behind.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock(import('../../../src/content/vocabularies'), async (original) => ({
  ...(await original()),
  // What somebody may write there one day.
  MASSEUSE_AGE: {youngest: 16, oldest: 28} as never,
}));

test('nobody under 18 is published, whatever the list of ages allows', async () => {
  const {masseuseFacts} = await import('../../../src/content/schemas/masseuse');
  const isAllowed = (age: number): boolean => masseuseFacts.shape.age.safeParse(age).success;
  expect([16, 17, 18, 28].map(isAllowed)).toEqual([false, false, true, true]);
});
