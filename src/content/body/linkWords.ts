/** Links that are called by an address. */
import type {Fault} from './faults';

/** A whole address by itself, with or without its beginning. */
const ADDRESS = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(?:[/?#]\S*)?$/i;

/** The name of a site, without “www.”. */
export const hostOf = (address: string): string | undefined =>
  ADDRESS.exec(address.trim())?.[1]
    ?.replace(/^www\./i, '')
    .toLowerCase();

/** A link to another site than its words name: “[www.aepd.es](https://www.aepd.com)”. */
export function otherAddress(words: string, url: string): Omit<Fault, 'field'> | undefined {
  const [said, led] = [hostOf(words), hostOf(url)];
  if (said === undefined || led === undefined || said === led) return undefined;
  // “boe.es” for a page of www2.boe.es is the same house.
  if (led.endsWith(`.${said}`)) return undefined;
  return {
    found: `a link to ${url} with the words “${words.trim()}”`,
    remedy: 'Write the same address in both, the right one.',
  };
}
