/** Where the house is: its city, country, postal code and coordinates name the same place. */
import {didYouMean} from '../closest';
import type {Problem} from '../problems';
import {isCode} from '../schemas/business';
import {isFields} from './raw';

type Fields = Record<string, unknown>;
type Found = Omit<Problem, 'file'>;

type City = {
  readonly country: string;
  /** How its postal codes begin. */
  readonly postal: string;
  /** Decimal degrees: south, north, west, east. */
  readonly box: readonly [number, number, number, number];
};

/** Cities of which more is known. Add your own here. */
const CITIES: Readonly<Record<string, City>> = {
  Barcelona: {country: 'ES', postal: '08', box: [41.3, 41.48, 2.05, 2.24]},
};

const contains = ({box: [south, north, west, east]}: City, lat: number, lon: number): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** A city that is not known, where the coordinates lie in one that is. */
function otherCity(name: string, latitude: unknown, longitude: unknown): Found[] {
  if (!name || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  const [there] =
    Object.entries(CITIES).find(([, city]) => contains(city, latitude, longitude)) ?? [];
  if (!there) return [];
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
  if (typeof postalCode === 'string' && /^\d{5}$/.test(postalCode)) {
    if (!postalCode.startsWith(city.postal)) {
      found.push({
        field: 'address.postalCode',
        found: `"${postalCode}", which is not in ${String(name)}`,
        remedy: `Postal codes there begin with ${city.postal}: correct the code or the city.`,
      });
    }
  }
  return found;
}

function coordinatesOf({latitude, longitude}: Fields, name: string, city: City): Found[] {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return [];
  if (contains(city, latitude, longitude)) return [];
  const [south, north, west, east] = city.box;
  const found = `${latitude}, ${longitude}, which is not in ${name}`;
  const remedy = contains(city, longitude, latitude)
    ? 'Latitude and longitude are swapped: exchange the two numbers.'
    : `Write the place of the house: latitude ${south} to ${north}, longitude ${west} to ${east}.`;
  return [{field: 'coordinates', found, remedy}];
}

/** What does not lie where the rest does. */
export function placeOf({coordinates, address}: Fields): Found[] {
  if (!isFields(address)) return [];
  const name = typeof address.city === 'string' ? address.city.trim() : '';
  const place = isFields(coordinates) ? coordinates : {};
  const city = Object.hasOwn(CITIES, name) ? CITIES[name] : undefined;
  return city
    ? [...addressOf(address, city), ...coordinatesOf(place, name, city)]
    : otherCity(name, place.latitude, place.longitude);
}
