/** Passing a link on: what the browser can do, and what happens when it may not. */

type Outcome = 'shared' | 'cancelled' | 'copied' | 'refused';

type Link = {readonly title: string; readonly url: string};
/** What is used of `navigator`; either may be missing. */
type Means = {
  readonly share?: ((link: Link) => Promise<void>) | undefined;
  readonly clipboard?: {readonly writeText: (text: string) => Promise<void>} | undefined;
};

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';

async function copy({url}: Link, {clipboard}: Means): Promise<Outcome> {
  try {
    if (!clipboard) return 'refused';
    await clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Shares a link by the system's own sheet where there is one, otherwise copies it. Never throws. */
export async function shareLink(link: Link, means: Means): Promise<Outcome> {
  if (!means.share) return copy(link, means);
  try {
    await means.share(link);
    return 'shared';
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : copy(link, means);
  }
}
