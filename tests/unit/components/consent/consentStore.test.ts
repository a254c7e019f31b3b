import {afterAll, beforeEach, expect, test, vi} from 'vitest';

import {createConsentStore} from '../../../../src/components/consent/consentStore';
import {ALL, NONE, STORAGE_KEY} from '../../../../src/components/consent/record';

/** Mock of the parts of `window` that the store needs. */
const page = new EventTarget();
const changeElsewhere = (): boolean => page.dispatchEvent(new Event('storage'));
beforeEach(() => vi.stubGlobal('window', page));
// Files share their globals, and the next one may ask whether there is a window.
afterAll(() => vi.unstubAllGlobals());

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
  const store = createConsentStore(() => storage);
  store.subscribe(() => undefined);
  expect(store.getRecord()).toMatchObject(ALL);
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
  store.subscribe(() => undefined);
  expect(store.getRecord()).toBeNull();
  store.save(NONE);
  expect(store.getRecord()).toMatchObject(NONE);
});

test('a choice in another tab is reported, other changes of storage are not', () => {
  const storage = fakeStorage();
  const store = createConsentStore(() => storage);
  const onChange = vi.fn();
  const stop = store.subscribe(onChange);
  changeElsewhere();
  expect(onChange).not.toHaveBeenCalled();
  createConsentStore(() => storage).save(ALL);
  changeElsewhere();
  expect(onChange).toHaveBeenCalledOnce();
  expect(store.getRecord()).toMatchObject(ALL);
  stop();
  createConsentStore(() => storage).save(NONE);
  changeElsewhere();
  expect(onChange).toHaveBeenCalledOnce();
});

test('a choice that could not be stored survives changes in other tabs', () => {
  const storage = fakeStorage();
  const store = createConsentStore(() => storage);
  store.subscribe(() => undefined);
  storage.setItem = () => {
    throw new Error('Full.');
  };
  store.save(NONE);
  changeElsewhere();
  expect(store.getRecord()).toMatchObject(NONE);
});
