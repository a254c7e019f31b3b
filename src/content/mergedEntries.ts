/** Entries of a list in square brackets whose comma was lost, or became another sign. */
import type {z} from 'zod';

/** What stands between two entries instead of a comma. */
const BETWEEN = /\s*[\s;.·/–-]\s*/;
const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** The entries that one entry was meant to be; undefined where it is no such. */
export function mergedEntries(issue: z.core.$ZodIssue, found: unknown): string[] | undefined {
  // A pair of numbers that has become one entry is told by the pair.
  const [only, ...others] = Array.isArray(found) ? (found as unknown[]) : [];
  const typed = typeof issue.path.at(-1) === 'number' ? found : others.length === 0 && only;
  // What has names is no row of entries.
  const isNamed = issue.code === 'invalid_type' && issue.expected === 'object';
  if (typeof typed !== 'string' || isNamed) return undefined;
  const parts = typed.trim().split(BETWEEN);
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const isEach = parts.every(isNumber) || parts.every((part) => values.includes(part));
  const isOfNumbers = issue.code !== 'invalid_value' || values.length > 0;
  return parts.length > 1 && isEach && isOfNumbers ? parts : undefined;
}
