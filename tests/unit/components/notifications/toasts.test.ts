import {describe, expect, test} from 'vitest';

import {
  type Channel,
  type Toast,
  reduceToasts,
} from '../../../../src/components/notifications/toastStore';

const add = (toasts: readonly Toast[], id: number, channel: Channel): readonly Toast[] =>
  reduceToasts(toasts, {type: 'add', id, channel, message: {title: `Message ${id}`}});
const idsOf = (toasts: readonly Toast[]): number[] => toasts.map(({id}) => id);

describe('feedback', () => {
  test('shows one message at a time, the newest', () => {
    expect(idsOf(add(add([], 1, 'feedback'), 2, 'feedback'))).toEqual([2]);
  });

  test('keeps a dismissed message until the next one arrives', () => {
    const dismissed = reduceToasts(add([], 1, 'feedback'), {type: 'dismiss', id: 1});
    expect(dismissed).toMatchObject([{id: 1, open: false}]);
    expect(idsOf(add(dismissed, 2, 'feedback'))).toEqual([2]);
  });

  test('leaves status messages alone', () => {
    expect(idsOf(add(add([], 1, 'status'), 2, 'feedback'))).toEqual([1, 2]);
  });
});

describe('status', () => {
  test('shows three messages and removes the oldest', () => {
    const four = [1, 2, 3, 4].reduce<readonly Toast[]>((list, id) => add(list, id, 'status'), []);
    expect(idsOf(four)).toEqual([2, 3, 4]);
  });

  test('does not count dismissed messages among the three', () => {
    const three = [1, 2, 3].reduce<readonly Toast[]>((list, id) => add(list, id, 'status'), []);
    const two = reduceToasts(three, {type: 'dismiss', id: 2});
    expect(idsOf(add(two, 4, 'status'))).toEqual([1, 3, 4]);
  });
});

test('removes a message', () => {
  expect(reduceToasts(add([], 1, 'feedback'), {type: 'remove', id: 1})).toEqual([]);
});
