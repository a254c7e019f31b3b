/** Where the house is: its city, country, postal code and coordinates name the same place. */
import {didYouMean} from '../../closest';
import type {Problem} from '../../problems';
import {isCode} from '../../schemas/codes';
import {isFields} from '../raw';

type Fields = Record<string, unknown>;
type Found = Omit<Problem, 'file'>;

type City = {
  readonly country: string;
  /** How postal codes of its province begin, and those of the city alone. */
  readonly postal: string;
  readonly own: string;
  /** Decimal degrees: south, north, west, east. */
  readonly box: readonly [number, number, number, number];
};

/** Cities of which more is known. Add your own here. */
const CITIES: Readonly<Record<string, City>> = {
  Barcelona: {country: 'ES', postal: '08', own: '080', box: [41.3, 41.48, 2.05, 2.24]},
};

const contains = ({box: [south, north, west, east]}: City, lat: number, lon: number): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/**
 * A city that is not known, where the coordinates lie in one that is, and its name or its postal code say
 * the same. Towns around a city lie in its box as well, and are no mistake.
 */
function otherCity({city, postalCode}: Fields, {latitude, longitude}: Fields): Found[] {
  const name = typeof city === 'string' ? city.trim() : '';
  if (!name || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const [there, known] =
    Object.entries(CITIES).find(([, one]) => contains(one, latitude, longitude)) ?? [];
  if (!there || !known) return [];
  // A town of another province lies elsewhere, whatever its name.
  if (/^\d{5}$/.test(String(postalCode)) && !String(postalCode).startsWith(known.postal)) {
    const found = `${latitude}, ${longitude}, which is in ${there}, and the address is in ${name}`;
    return [{field: 'coordinates', found, remedy: `Write where the house in ${name} is.`}];
  }
  if (!didYouMean(name, [there]) && !String(postalCode).startsWith(known.own)) return [];
  return [
    {
      field: 'address.city',
      found: `"${name}", and the coordinates lie in ${there}`,
      remedy: `${didYouMean(name, [there])}Correct the city or the coordinates.`,
    },
  ];
}

function addressOf({country, postalCode, city: name}: Fields, city: City): Found[] {
  const found: Found[] = [];
  if (typeof country === 'string' && isCode(country, 'region') && country !== city.country) {
    found.push({
      field: 'address.country',
      found: `"${country}", and ${String(name)} is in ${city.country}`,
      remedy: 'Correct the country or the city.',
    });
  }
  const isPostal = typeof postalCode === 'string' && /^\d{5}$/.test(postalCode);
  if (isPostal && !postalCode.startsWith(city.postal)) {
    found.push({
      field: 'address.postalCode',
      found: `"${postalCode}", which is not in ${String(name)}`,
      remedy: `Postal codes there begin with ${city.postal}: correct the code or the city.`,
    });
  }
  return found;
}

function coordinatesOf({latitude, longitude}: Fields, name: string, city: City): Found[] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return [];
  if (contains(city, latitude, longitude)) return [];
  const [south, north, west, east] = city.box;
  const isNorthOff = latitude < south || latitude > north;
  const isEastOff = longitude < west || longitude > east;
  const [off, there] = isNorthOff ? ['latitude', latitude] : ['longitude', longitude];
  // Both are named where both are elsewhere.
  const typed = isNorthOff && isEastOff ? `${latitude}, ${longitude}` : `${off} ${there}`;
  const found = `${typed}, which is not in ${name}`;
  const remedy = contains(city, longitude, latitude)
    ? 'Latitude and longitude are swapped: exchange the two numbers.'
    : `Write the place of the house: latitude ${south} to ${north}, longitude ${west} to ${east}.`;
  return [{field: 'coordinates', found, remedy}];
}

/** Countries whose postal codes have five digits, as far as they are known here. */
const FIVE_DIGITS: ReadonlySet<unknown> = new Set(['ES', 'FR', 'IT', 'DE']);

function postalCodeOf({country, postalCode}: Fields): Found[] {
  if (typeof postalCode !== 'string' || !FIVE_DIGITS.has(country)) return [];
  if (/^\d{5}$/.test(postalCode)) return [];
  const remedy = 'Write five digits in quotation marks, such as "08036".';
  return [{field: 'address.postalCode', found: JSON.stringify(postalCode), remedy}];
}

/** What does not lie where the rest does. */
export function placeOf({coordinates, address}: Fields): Found[] {
  if (!isFields(address)) return [];
  const name = typeof address.city === 'string' ? address.city.trim() : '';
  const place = isFields(coordinates) ? coordinates : {};
  const city = Object.hasOwn(CITIES, name) ? CITIES[name] : undefined;
  const postal = postalCodeOf(address);
  if (postal.length > 0) return postal;
  return city
    ? [...addressOf(address, city), ...coordinatesOf(place, name, city)]
    : otherCity(address, place);
}
