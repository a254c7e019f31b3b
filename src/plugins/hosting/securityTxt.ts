/** Where to report a weakness of the site (RFC 9116), and until when the file counts. */
import type {Problem} from '../../content/problems';
import type {Site} from './site';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before the end from which the build warns. */
const WARNING = 30;

/** The file's text. */
export function securityTxt({url, languages, catalogue}: Site): string {
  const {email, securityContactExpires} = catalogue.business;
  return [
    `Contact: mailto:${email.privacy}`,
    `Expires: ${securityContactExpires}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.map(({locale}) => locale).join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Reports the end of the file's validity, in its last 30 days and after; undefined before. */
export function checkExpiry(
  expires: string,
  now: Date,
): {readonly problem: Problem; readonly hasPassed: boolean} | undefined {
  const left = Math.floor((Date.parse(`${expires}T00:00:00Z`) - now.getTime()) / DAY_MS);
  if (left >= WARNING) return undefined;
  const hasPassed = left < 0;
  return {
    hasPassed,
    problem: {
      file: 'docs/business.yml',
      field: 'securityContactExpires',
      found: `${expires}, ${hasPassed ? 'which has passed' : `${left} days from now`}`,
      remedy: 'Make sure that the address is still read, then write a day within the next year.',
    },
  };
}
