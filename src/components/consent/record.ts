/** The record of a visitor's choice: its format and validity. */
import type {Provider} from '@site/src/plugins/catalogue/data';

/** Key in local storage. A new one would ask everybody again. */
export const STORAGE_KEY = 'cookie-consent';

/** Validity of a choice, in calendar months. */
export const VALID_MONTHS = 24;

/** Kinds of optional cookies, in the order of their switches. */
export const KINDS = ['functional', 'analytics', 'marketing'] as const;
export type Kind = (typeof KINDS)[number];

export type Choice = Readonly<Record<Kind, boolean>>;

export type ConsentRecord = Choice & {
  readonly necessary: true;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
};

export const choiceOf = (isOn: (kind: Kind) => boolean): Choice =>
  Object.fromEntries(KINDS.map((kind) => [kind, isOn(kind)])) as Choice;

export const ALL = choiceOf(() => true);
export const NONE = choiceOf(() => false);

/** The record of a choice made now (milliseconds since 1970). */
export function makeRecord(choice: Choice, now: number): ConsentRecord {
  return {necessary: true, ...choiceOf((kind) => choice[kind]), timestamp: now};
}

function isCurrent(timestamp: unknown, now: number): timestamp is number {
  if (typeof timestamp !== 'number' || !(timestamp > 0) || timestamp > now) return false;
  const end = new Date(timestamp);
  end.setUTCMonth(end.getUTCMonth() + VALID_MONTHS);
  return now <= end.getTime();
}

/** The stored choice, or null if it is missing, not valid JSON with the five fields, in the future or expired. */
export function parseRecord(text: string | null, now: number): ConsentRecord | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Partial<Record<keyof ConsentRecord, unknown>> | null;
    if (stored?.necessary !== true || !isCurrent(stored.timestamp, now)) return null;
    if (!KINDS.every((kind) => typeof stored[kind] === 'boolean')) return null;
    return makeRecord(stored as Choice, stored.timestamp);
  } catch {
    return null;
  }
}

/** The provider from its date on; before it, nobody is asked and nothing is loaded. `now`: milliseconds since 1970. */
export function activeProvider(provider: Provider | undefined, now: number): Provider | null {
  return provider && now >= provider.since ? provider : null;
}

/** Whether a choice was made after the date of the active provider (null: none); earlier ones are asked for again. */
export function isValidFor(
  record: ConsentRecord | null,
  provider: Pick<Provider, 'since'> | null,
): boolean {
  return record !== null && (provider === null || record.timestamp >= provider.since);
}
