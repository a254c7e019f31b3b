/** The record of a visitor's choice: what it looks like and when it counts. */
import type {Provider} from '@site/src/plugins/catalogue/data';

/** Name of the record in the browser's local storage. Another one would ask everybody again. */
export const STORAGE_KEY = 'cookie-consent';

/** How long a choice counts, in calendar months. */
export const VALID_MONTHS = 24;

/** The kinds of cookies that may be switched on besides the necessary, in the order of their switches. */
export const KINDS = ['functional', 'analytics', 'marketing'] as const;
export type Kind = (typeof KINDS)[number];

/** Which kinds are switched on. */
export type Choice = Readonly<Record<Kind, boolean>>;

export type ConsentRecord = Choice & {
  readonly necessary: true;
  /** When the choice was made, in milliseconds since 1970. */
  readonly timestamp: number;
};

/** A choice, kind by kind. */
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

/**
 * The choice that a stored text holds, or null: no text, unreadable, one of the five fields
 * missing or of another kind, from the future, or older than VALID_MONTHS.
 */
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

/**
 * The provider that counts at a moment. Before its date there is none: nobody is asked, and nothing is loaded.
 * @param now milliseconds since 1970
 */
export function activeProvider(provider: Provider | undefined, now: number): Provider | null {
  return provider && now >= provider.since ? provider : null;
}

/**
 * Whether a choice was made knowing the analytics provider of today: a consent given before its
 * date was given to nobody, and is asked for again.
 * @param provider the provider that counts today, or null
 */
export function isValidFor(
  record: ConsentRecord | null,
  provider: Pick<Provider, 'since'> | null,
): boolean {
  return record !== null && (provider === null || record.timestamp >= provider.since);
}
