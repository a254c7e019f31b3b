/** Where to report a weakness of the site (RFC 9116). */
import type {Problem} from '../../content/problems';
import type {Site} from './site';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
const DAY = 24 * 60 * 60 * 1000;
/** Days before the end from which the build warns. */
const WARNING = 30;

/** The file's text. */
export function securityTxt({url, languages, catalogue}: Site): string {
  const {email, securityContactExpires} = catalogue.business;
  return [
    `Contact: mailto:${email.privacy}`,
    `Expires: ${securityContactExpires}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.map(({locale}) => locale).join(', ')}`,
    // Scanners look at the root of a host alone, whatever folder of it the site stands in.
    `Canonical: ${url}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}

/** Tells when the file runs out: nothing until the last 30 days. */
export function checkExpiry(
  expires: string,
  now: Date,
): {readonly problem: Problem; readonly hasPassed: boolean} | null {
  const left = Math.floor((Date.parse(`${expires}T00:00:00Z`) - now.getTime()) / DAY);
  if (left >= WARNING) return null;
  const hasPassed = left < 0;
  return {
    hasPassed,
    problem: {
      file: 'docs/business.yml',
      field: 'securityContactExpires',
      message: `Make sure that the address is still read, then write a day within the next year: ${expires} ${hasPassed ? 'has passed' : `is ${left} days from now`}.`,
    },
  };
}
