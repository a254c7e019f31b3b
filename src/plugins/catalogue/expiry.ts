/** How long `security.txt` (RFC 9116) is valid. */
import {DAY_MS} from '../../content/browser/houseClock';
import type {Problem} from '../../content/problems';
import {loadContentModule, stopFor} from '../content';

/** Days before the end from which the build warns. */
const WARNING = 30;

/** Reports the end of the file's validity, in its last 30 days and after; undefined before. */
export function checkExpiry(expires: string, now = Date.now()): Problem | undefined {
  const left = Math.floor((Date.parse(expires) - now) / DAY_MS);
  const when = left < 0 ? 'has passed' : `is ${left} days from now`;
  const message = `Make sure that the address is still read, then write a day within the next year: ${expires} ${when}.`;
  if (left >= WARNING) return undefined;
  return {file: 'docs/business.yml', field: 'securityContactExpires', message};
}

/** Only a publication stops: any other build of the same files must end tomorrow as it did today. */
export async function reportExpiry(expires: string, production: boolean): Promise<void> {
  const problem = checkExpiry(expires);
  if (!problem) return;
  if (production && Date.parse(expires) < Date.now()) await stopFor([problem]);
  const {report} = await loadContentModule();
  console.warn(`[velada] This stops no build yet.\n\n${report([problem], true)}`);
}
