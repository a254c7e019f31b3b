/** Hours typed as one text: the two that they are. */

/** A time of day, as people write it. */
const TIME = /(?<!\d)([01]?\d|2[0-4])(?:[:.h]([0-5]\d)|\s*h)?(?!\d)/g;

/** The beginning and the end that a value holds; undefined where it holds no two times. */
export function hoursMeant(
  value: unknown,
): {readonly from: string; readonly to: string} | undefined {
  const typed: unknown = Array.isArray(value) ? value.join(' - ') : value;
  if (typeof typed !== 'string') return undefined;
  const times = [...typed.matchAll(TIME)].map(
    ([, hour = '', minutes = '00']) =>
      `${(hour === '24' ? '00' : hour).padStart(2, '0')}:${minutes}`,
  );
  const [from, to, ...others] = times;
  return from !== undefined && to !== undefined && others.length === 0 ? {from, to} : undefined;
}

/** What to write for them. */
export const hoursRemedy = ({from, to}: {readonly from: string; readonly to: string}): string =>
  `Write two lines in its place: from: "${from}" and to: "${to}"`;
