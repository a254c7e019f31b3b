/** The record of a visitor's choice: what it looks like and when it counts. */

/** Name of the record in the browser's local storage (specification, section 3). */
export const STORAGE_KEY = 'cookie-consent';

/** How long a choice counts, in calendar months. */
const VALID_MONTHS = 24;

/** What may be switched on besides the necessary. */
export type Choice = {
  readonly functional: boolean;
  readonly analytics: boolean;
  readonly marketing: boolean;
};

export type ConsentRecord = Choice & {
  readonly necessary: true;
  /** When the choice was made, in milliseconds since 1970. */
  readonly timestamp: number;
};

export const ALL: Choice = {functional: true, analytics: true, marketing: true};
export const NONE: Choice = {functional: false, analytics: false, marketing: false};

/** The record of a choice made now (milliseconds since 1970). */
export function makeRecord({functional, analytics, marketing}: Choice, now: number): ConsentRecord {
  return {necessary: true, analytics, marketing, functional, timestamp: now};
}

function isCurrent(timestamp: unknown, now: number): timestamp is number {
  if (typeof timestamp !== 'number' || !(timestamp > 0) || timestamp > now) return false;
  const end = new Date(timestamp);
  end.setUTCMonth(end.getUTCMonth() + VALID_MONTHS);
  return now <= end.getTime();
}

/**
 * The choice that a stored text holds, or null: no text, unreadable, one of the five fields
 * missing or of another kind, from the future, or older than 24 months.
 */
export function parseRecord(text: string | null, now: number): ConsentRecord | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof ConsentRecord, unknown>> | null;
    const {necessary, functional, analytics, marketing, timestamp} = stored ?? {};
    const complete =
      necessary === true &&
      typeof functional === 'boolean' &&
      typeof analytics === 'boolean' &&
      typeof marketing === 'boolean' &&
      isCurrent(timestamp, now);
    return complete ? makeRecord({functional, analytics, marketing}, timestamp) : null;
  } catch {
    return null;
  }
}

/**
 * Whether a choice was made knowing the analytics provider of today: a consent given before its
 * date was given to nobody (DECISIONS, Consent that means something), and is asked for again.
 *
 * @param provider the provider that counts today, or null
 */
export function isMeantFor(
  record: ConsentRecord | null,
  provider: {readonly since: number} | null,
): boolean {
  return record !== null && (provider === null || record.timestamp >= provider.since);
}
