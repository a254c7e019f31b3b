/**
 * What happens when a piece of the site's code could not be had, also at the second try (see
 * loadPieces.ts). The host is asked for the page: where it does not answer, the visitor stays and one
 * sentence says so; where it answers with another version of the site, the page is loaded anew, once;
 * else the control does what it does without script.
 */
import {renewPage} from '@site/src/components/history/renewal';
import {showBusy} from './busy';
import {ANSWER_LIMIT_MS} from './limits';
import {PLAIN, UNAVAILABLE, signal} from './signals';

/** Scripts of the version that is running, by which another one can be told. */
function ownScript(): string {
  const scripts = JSON.parse(
    document.getElementById('site-scripts')?.textContent ?? '[]',
  ) as readonly string[];
  return scripts[0] ?? '';
}

/** Asks the host for a page: whether it answers, and whether with the version that is running. */
async function askHost(): Promise<'silent' | 'same' | 'other'> {
  try {
    const response = await fetch(window.location.href, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    return (await response.text()).includes(ownScript()) ? 'same' : 'other';
  } catch {
    return 'silent';
  }
}

/** A promise that is never kept: the page is on its way out. */
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * For a press whose piece has not come.
 * @param address where the control leads without script; nothing where it leads nowhere
 * @param pressed the control, to be pressed again after the page was loaded anew
 */
export async function leadOn(address: string | undefined, pressed?: Element): Promise<void> {
  const asked = askHost();
  showBusy(asked, pressed);
  const answer = await asked;
  if (answer === 'other' && renewPage(pressed)) return;
  if (answer === 'silent' || !address) signal(UNAVAILABLE);
  else window.location.assign(address);
}

/** Loads the page anew where the host answers; else says that it cannot be had, and stays. */
export async function reloadPage(): Promise<void> {
  const asked = askHost();
  showBusy(asked);
  if ((await asked) === 'silent') signal(UNAVAILABLE);
  else window.location.reload();
}

/**
 * For a page, already in the address, whose piece has not come: it is loaded in full, once. Where the
 * host does not answer the visitor stays on the page before, with one sentence, if there is one.
 * Resolves when the error screen has to stand in the page's place.
 */
export async function recoverPage(canReturn: boolean): Promise<void> {
  if ((await askHost()) !== 'silent') return renewPage() ? never() : undefined;
  signal(UNAVAILABLE);
  if (!canReturn) return undefined;
  window.history.back();
  return never();
}

/** Leaves the page as it was served. */
export function leavePlain(): Promise<never> {
  signal(PLAIN);
  return never();
}

/** For the first page of a visit, which can be read without script: it stays as it is, or is loaded anew. */
export async function recoverFirstPage(): Promise<never> {
  return (await askHost()) === 'other' && renewPage() ? never() : leavePlain();
}
