/**
 * The one loader of every piece of the site's code that comes on demand: pages, dialogs, the viewer,
 * notifications, tooltips. It stands around the bundler's own (`__webpack_require__.e`, which every
 * `import()` becomes), so that nothing asks beside it. A piece that does not come, comes as something
 * else or takes too long is asked for once more, at an address that no cache knows. Runs first of all
 * (a client module of the delivery plugin), in the browser only.
 */
import {PIECE_LIMIT_MS} from './limits';

/** What the bundler's runtime offers, as far as it is used here. */
type Runtime = {
  e: (piece: string) => Promise<unknown>;
  /** File name of a piece's script, and of its style. */
  u: (piece: string) => string;
  miniCssF?: (piece: string) => string;
};

declare const __webpack_require__: Runtime;

/** What makes the address of a piece fresh; a piece that has always come has none. */
const failures = new Map<string, string>();

function withFreshNames(nameOf: Runtime['u']): Runtime['u'] {
  return (piece) => {
    const failure = failures.get(piece);
    return failure ? `${nameOf(piece)}?${failure}` : nameOf(piece);
  };
}

function begin(runtime: Runtime): void {
  const load = runtime.e;
  runtime.u = withFreshNames(runtime.u);
  if (runtime.miniCssF) runtime.miniCssF = withFreshNames(runtime.miniCssF);
  const attempt = async (piece: string): Promise<unknown> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise((_resolve, reject) => {
      // A little after the bundler's own limit, which forgets the request and covers scripts only.
      timer = setTimeout(() => reject(new Error(`Too late: ${piece}`)), PIECE_LIMIT_MS + 100);
    });
    try {
      return await Promise.race([load(piece), limit]);
    } catch (error) {
      failures.set(piece, Date.now().toString(36));
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  runtime.e = (piece) => attempt(piece).catch(() => attempt(piece));
}

if (typeof window !== 'undefined') begin(__webpack_require__);
