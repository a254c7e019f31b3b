/** Prices, lengths and fees that lie so far from all others that a digit is too many, or lost, or in another place. */
import type {Problem} from '../../problems';
import type {Source} from '../../source';
import {ZONES} from '../../vocabularies';
import {type RawDocument, entriesOf, isFields, isWhole} from '../raw';

/** A minute of one session costs at most so many times that of the others, or that part of it. */
const FARTHEST = 4;
/** Fewer sessions tell nothing of what is usual. */
const LEAST = 5;
/** A ride costs at most so many times as much as the shortest one. */
const FARTHEST_RIDE = 6;

type Session = {
  readonly file: string;
  readonly index: number;
  readonly minutes: number;
  readonly priceEur: number;
};

function sessionsOf(documents: readonly RawDocument[]): Session[] {
  return documents.flatMap(({file, kind, isOriginal, facts}) =>
    kind === 'program' && isOriginal
      ? entriesOf(facts.sessions).flatMap(({entry: {minutes, priceEur}, index}) =>
          isWhole(minutes) && isWhole(priceEur) ? [{file, index, minutes, priceEur}] : [],
        )
      : [],
  );
}

const rateOf = ({priceEur, minutes}: Session): number => priceEur / minutes;

/** A length that no other session has is the likelier mistake, unless the price is like no other; otherwise it is the price. */
function strange({file, index, minutes, priceEur}: Session, all: readonly Session[]): Problem {
  const others = all.filter((one) => one.file !== file || one.index !== index);
  const lengths = [...new Set(others.map((one) => one.minutes))].sort((a, b) => a - b);
  const remedy = 'Correct the price or the minutes: a digit is too many, missing, or elsewhere.';
  const amounts = others.map((one) => one.priceEur);
  const isDear =
    priceEur > Math.max(...amounts) * FARTHEST || priceEur * FARTHEST < Math.min(...amounts);
  if (!lengths.includes(minutes) && !isDear) {
    const found = `${minutes} minutes for ${priceEur} euros, and other sessions last ${lengths.join(', ')}`;
    return {file, field: `sessions[${index}].minutes`, found, remedy};
  }
  const alike = others.filter((one) => one.minutes === minutes).map((one) => one.priceEur);
  const prices = alike.length > 0 ? alike : amounts;
  const found = `${priceEur} euros for ${minutes} minutes, and others cost ${Math.min(...prices)} to ${Math.max(...prices)}`;
  return {file, field: `sessions[${index}].priceEur`, found, remedy};
}

/** Sessions whose minute costs many times as much as in most others, or next to nothing. */
function strangePrices(documents: readonly RawDocument[]): Problem[] {
  const sessions = sessionsOf(documents);
  const rates = sessions.map(rateOf).sort((a, b) => a - b);
  const usual = rates[Math.floor(rates.length / 2)];
  if (usual === undefined || rates.length < LEAST) return [];
  return sessions
    .filter((session) => Math.max(rateOf(session) / usual, usual / rateOf(session)) > FARTHEST)
    .map((session) => strange(session, sessions));
}

/** A fee far above that of the centre. */
function strangeFees(business: unknown): Problem[] {
  const fees = isFields(business) && isFields(business.travelFeesEur) ? business.travelFeesEur : {};
  const {centre} = fees;
  if (!isWhole(centre)) return [];
  return ZONES.flatMap((zone): Problem[] => {
    const fee = fees[zone];
    if (!isWhole(fee) || fee <= centre * FARTHEST_RIDE) return [];
    const found = `${fee}, and the centre costs ${centre}`;
    const remedy = 'Correct one of the two fees: a digit is too many or missing.';
    return [{file: 'docs/business.yml', field: `travelFeesEur.${zone}`, found, remedy}];
  }).slice(0, 1);
}

/** An area that is called after a zone of fees, and stands in another one. */
function strangeZones(documents: readonly RawDocument[]): Problem[] {
  return documents.flatMap(({file, facts, isOriginal}) =>
    (isOriginal ? entriesOf(facts.areas) : []).flatMap(({entry: {id, zone}, index}): Problem[] => {
      const called = ZONES.find((one) => String(id).split('-').includes(one));
      if (!called || called === zone || !ZONES.some((one) => one === zone)) return [];
      const found = `${String(zone)}, and the area is ${String(id)}`;
      const remedy = `Write ${called}, the zone of its fee.`;
      return [{file, field: `areas[${index}].zone`, found, remedy}];
    }),
  );
}

/** Names numbers that are possible by themselves, and not beside the others. */
export function checkOutliers({business}: Source, documents: readonly RawDocument[]): Problem[] {
  return [...strangePrices(documents), ...strangeFees(business), ...strangeZones(documents)];
}
