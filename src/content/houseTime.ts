/** The time zone of the house: by the country of its address, or the field `timeZone` of docs/business.yml. */
import {wallTimeAt} from './browser/houseClock';

/** What decides on the time zone. */
type Place = {
  /** ISO 3166-1 code of the country, such as `ES`. */
  readonly country: string;
  /** Name of a time zone, if the operator has written one. */
  readonly timeZone?: string | undefined;
};

/** Countries with several zones of which one is meant unless another is written: the Spanish mainland. */
const MAIN_ZONES: Readonly<Record<string, string>> = {ES: 'Europe/Madrid'};

/** Node 20 has a property for the zones of a country, newer versions of Node have a method. */
type ZonesOfLocale = {
  readonly timeZones?: readonly string[];
  readonly getTimeZones?: () => readonly string[] | undefined;
};

/** Names of the time zones of a country, such as `Europe/Madrid`; none for an unknown country. */
function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as ZonesOfLocale;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Whether there is a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', {timeZone: name}).resolvedOptions().timeZone.includes('/');
  } catch {
    return false;
  }
}

/** The time zone of the house; undefined where its country has several, and none is written. */
export function timeZoneOf({country, timeZone}: Place): string | undefined {
  if (timeZone !== undefined) return timeZone;
  const zones = zonesOf(country);
  return MAIN_ZONES[country] ?? (zones.length === 1 ? zones[0] : undefined);
}

/** As much of the facts of the house as its time zone depends on. */
type House = Pick<Place, 'timeZone'> & {readonly address: Pick<Place, 'country'>};

/** The time zone of the house, of which the check has made sure that there is one. */
export const houseZone = ({address, timeZone}: House): string =>
  timeZoneOf({country: address.country, timeZone}) ?? 'UTC';

/** The day at the house, such as "2026-12-24", where it may be another one than at UTC. */
export const todayAt = (house: House): string => wallTimeAt(Date.now(), houseZone(house)).day;
