/* The servers of `npm run dev`, one a language: started one after the other, and again when one ends by itself. */

/** How a server ends that finds mistakes in the content before it has shown any page. */
const MISTAKES = 3;
/** A server that ends so often in a row waits for the next save: it would do so for ever. */
const LIMIT = 3;
/** One that ran so long had started well. */
const LONG_MS = 60_000;
const PAUSE_MS = 1000;

/** Why a server ended: its code, or the signal that ended it. Mistakes are told by the check, once for all. */
function tellEnd({name, ends}, why, isRight) {
  const next = isRight ? 'It is started again.' : 'It is started again once the content is right.';
  const often = `${LIMIT} times in a row. It is started again after the next save.`;
  console.error(`${name} has stopped (${why})${ends < LIMIT ? `. ${next}` : `, ${often}`}`);
}

/**
 * Keeps servers running. `start` starts one, calls back once it answers, and returns its process; `isRight` tells
 * whether the content lets servers start; `onReady` hears of each that has come up, `onEnd` that one has ended.
 */
export function createServers(servers, {start, isRight, onReady, onEnd}) {
  function heard(server, since, why) {
    Object.assign(server, {child: undefined, isReady: false});
    onEnd();
    if (why === MISTAKES) return;
    server.ends = Date.now() - since > LONG_MS ? 1 : (server.ends ?? 0) + 1;
    tellEnd(server, why, isRight());
    // What the server ended of may stand in what was saved a moment ago, and is being checked.
    setTimeout(() => isRight() && startNext(), PAUSE_MS);
  }

  /** Starts the first that is not there: one after the other, so that the first opens soon. */
  function startNext() {
    const server = servers.find(({isReady, ends = 0}) => !isReady && ends < LIMIT);
    if (!server || server.child) return;
    const since = Date.now();
    server.child = start(server, () => {
      server.isReady = true;
      onReady(server);
      startNext();
    });
    server.child.once('exit', (code, signal) => heard(server, since, signal ?? code));
  }

  return {
    startNext,
    /** After a save that leaves no mistake: also those that have ended too often. */
    startAgain: () => {
      for (const server of servers) if (!server.isReady) server.ends = 0;
      startNext();
    },
    stop: () => {
      for (const {child} of servers) child?.kill();
    },
  };
}
