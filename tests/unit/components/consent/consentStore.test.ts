import {beforeEach, expect, test, vi} from 'vitest';

import {createConsentStore} from '../../../../src/components/consent/consentStore';
import {ALL, NONE, STORAGE_KEY} from '../../../../src/components/consent/record';

/** Mock of the parts of `window` that the store needs. */
const page = new EventTarget();
const storedElsewhere = (key: string | null): boolean =>
  page.dispatchEvent(Object.assign(new Event('storage'), {key}));
beforeEach(() => vi.stubGlobal('window', page));

function fakeStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  } as unknown as Storage;
}

test('a choice is stored as `cookie-consent` and read again', () => {
  const storage = fakeStorage();
  createConsentStore(() => storage).save(ALL);
  expect(JSON.parse(storage.getItem(STORAGE_KEY) ?? '')).toMatchObject({necessary: true, ...ALL});
  expect(STORAGE_KEY).toBe('cookie-consent');
  expect(createConsentStore(() => storage).getRecord()).toMatchObject(ALL);
});

test('the record is the same object until it changes', () => {
  const storage = fakeStorage();
  const store = createConsentStore(() => storage);
  expect(store.getRecord()).toBeNull();
  store.save(NONE);
  expect(store.getRecord()).toBe(store.getRecord());
});

test('where storage is blocked the choice is kept in memory', () => {
  const store = createConsentStore(() => {
    throw new Error('The operation is insecure.');
  });
  expect(store.getRecord()).toBeNull();
  store.save(NONE);
  expect(store.getRecord()).toMatchObject(NONE);
});

test('a choice in another tab is reported, other changes of storage are not', () => {
  const store = createConsentStore(fakeStorage);
  const onChange = vi.fn();
  const stop = store.subscribe(onChange);
  storedElsewhere('theme');
  expect(onChange).not.toHaveBeenCalled();
  storedElsewhere(STORAGE_KEY);
  storedElsewhere(null);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  storedElsewhere(STORAGE_KEY);
  expect(onChange).toHaveBeenCalledTimes(2);
});
