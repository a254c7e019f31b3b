/*
 * What `react-loadable` does for the pages of Docusaurus in the browser, and one thing more: a page
 * whose piece has not come is asked for anew each time, where the original keeps the failure for good.
 */
import {createElement, useEffect, useState} from 'react';

import {showBusy} from '../../../components/pieces/busy';
import {UNAVAILABLE, signal} from '../../../components/pieces/signals';

/** Loads all modules of a map; a single loader is a map of one. */
async function loadAll(loader) {
  if (typeof loader === 'function') return loader();
  const pieces = Object.entries(loader).map(async ([key, load]) => [key, await load()]);
  return Object.fromEntries(await Promise.all(pieces));
}

function create({loader, loading, render}) {
  let loaded;
  let asked;
  let error;
  const preload = () => {
    asked ??= loadAll(loader).then(
      (modules) => {
        loaded = modules;
      },
      (reason) => {
        asked = undefined;
        error = reason;
        throw reason;
      },
    );
    return asked;
  };
  function Loadable(props) {
    const [, setRound] = useState(0);
    const again = () => setRound((round) => round + 1);
    useEffect(() => {
      if (!loaded && !error) preload().then(again, again);
    }, []);
    if (loaded) return render(loaded, props);
    const retry = () => {
      const work = preload();
      showBusy(work);
      work.then(again, () => signal(UNAVAILABLE));
    };
    return createElement(loading, {error, retry, isLoading: !error, pastDelay: true});
  }
  Loadable.preload = preload;
  return Loadable;
}

create.Map = create;

export default create;
