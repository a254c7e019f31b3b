/* The languages that `npm run dev` serves: those of the configuration at its start. */
import {setTimeout as pause} from 'node:timers/promises';

const LOOK_MS = 1000;

/**
 * Where the content is, as soon as the configuration can be read: until then `tell` gets its mistakes, each once.
 * `read` reads it.
 */
export async function untilReadable(read, tell, pauseMs = LOOK_MS) {
  let told = '';
  for (;;) {
    const {location, problems} = await read();
    if (location) return location;
    const found = JSON.stringify(problems);
    if (found !== told) tell(problems);
    told = found;
    await pause(pauseMs);
  }
}

/** A function that tells once that the configuration has other languages than the `started` ones by now. */
export function createLanguageNotice(started) {
  let told = started.join();
  return (locales) => {
    // A configuration that cannot be read is told as a mistake.
    if (!locales || locales.join() === told) return;
    told = locales.join();
    if (told === started.join()) return;
    console.error('The languages have changed: end this (Ctrl+C), and start npm run dev again.');
  };
}
