/*
 * A route's component that is there once its chunks are: stands in for react-loadable, without what
 * tells a server which chunks it used, and without delays, which the site's own screens do not ask for.
 */
import {createElement, useEffect, useState} from 'react';

function attempt(load) {
  const state = {isLoading: true};
  const end = (result) => Object.assign(state, {isLoading: false}, result);
  state.promise = load().then(
    (loaded) => end({loaded}),
    (error) => {
      end({error});
      throw error;
    },
  );
  return state;
}

function component(load, {loading, render}) {
  let latest;
  const init = () => (latest ??= attempt(load));
  function Part(props) {
    const [state, setState] = useState(init);
    const [, setEnded] = useState();
    const {isLoading, loaded, error} = state;
    useEffect(() => {
      let isShown = isLoading;
      const end = () => isShown && setEnded(state);
      state.promise.then(end, end);
      return () => {
        isShown = false;
      };
    }, [state, isLoading]);
    if (loaded) return render(loaded, props);
    const retry = () => setState((latest = attempt(load)));
    return createElement(loading, {isLoading, error, retry});
  }
  Part.preload = () => init().promise;
  return Part;
}

export default function Loadable(options) {
  return component(options.loader, options);
}

Loadable.Map = (options) => {
  const {loader} = options;
  const names = Object.keys(loader);
  const load = () =>
    Promise.all(names.map((name) => loader[name]())).then((all) =>
      Object.fromEntries(all.map((each, index) => [names[index], each])),
    );
  return component(load, options);
};
