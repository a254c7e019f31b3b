/** Runs work on a list, a few items at a time. */

/**
 * Like `Promise.all(items.map(work))`, but never more than `limit` at once.
 * Results keep the order of the items; the first failure rejects.
 */
export async function mapLimited<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, worker));
  return results;
}
