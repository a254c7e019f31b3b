/**
 * Biographies in the browser. The page of the masseuses is served with all of them, so they are read
 * from it and not sent twice; who comes to it from another page is sent them as a piece of their own.
 */
import {useEffect, useSyncExternalStore} from 'react';

import {createStore} from '@site/src/components/ui/createStore';
import {STORY_OF} from './storyOf';

type Biographies = Readonly<Record<string, readonly string[]>>;

const store = createStore<Biographies | undefined>(undefined);

/** Biographies in the page that was served; undefined on every other page. */
function inPage(): Biographies | undefined {
  const stories = [...document.querySelectorAll(`[${STORY_OF}]`)];
  if (stories.length === 0) return undefined;
  return Object.fromEntries(
    stories.map((story) => [
      story.getAttribute(STORY_OF) ?? '',
      [...story.children].map(({textContent}) => textContent),
    ]),
  );
}

/** Read before React takes over, so that it finds what it renders. */
function known(): Biographies | undefined {
  if (!store.get()) store.set(inPage());
  return store.get();
}

/** The paragraphs of a masseuse's biography; none until they are there. */
export function useBiography(id: string): readonly string[] {
  const biographies = useSyncExternalStore(store.subscribe, store.get, known);
  useEffect(() => {
    if (biographies) return;
    import('@generated/catalogue/default/biographies.json').then(
      ({default: all}) => store.set(all),
      // Asked for twice already (components/pieces): the rest of the card stands without her story.
      () => undefined,
    );
  }, [biographies]);
  return biographies?.[id] ?? [];
}
