/** Words of other languages, and other words of English, for what fields call by one of English. */
import {SPOKEN_LANGUAGES} from './vocabularies';
import {plainLetters} from './plainName';

/** What was meant, and the words for it: small letters without accents. */
const WORDS: readonly (readonly [meant: string, ...words: string[]])[] = [
  ['mon', 'lun', 'lunes', 'monday', 'dilluns'],
  ['tue', 'mar', 'martes', 'tues', 'tuesday', 'dimarts'],
  ['wed', 'mie', 'mier', 'miercoles', 'weds', 'wednesday', 'dimecres'],
  ['thu', 'jue', 'jueves', 'thur', 'thurs', 'thursday', 'dijous'],
  ['fri', 'vie', 'vier', 'viernes', 'friday', 'divendres'],
  ['sat', 'sab', 'sabado', 'sabados', 'saturday', 'dissabte'],
  ['sun', 'dom', 'domingo', 'domingos', 'sunday', 'diumenge'],
  ['title', 'titulo'],
  ['description', 'descripcion'],
  ['keywords', 'palabras clave', 'palabrasclave'],
  ['label', 'etiqueta'],
  ['slug', 'direccion', 'url', 'enlace'],
  ['address', 'direccion'],
  ['name', 'nombre'],
  ['subtitle', 'subtitulo'],
  ['summary', 'resumen'],
  ['lead', 'entradilla'],
  ['specialties', 'especialidades'],
  ['personality', 'personalidad', 'caracter'],
  ['features', 'incluye', 'includes', 'caracteristicas'],
  ['finish', 'final', 'ending'],
  ['tiers', 'niveles', 'levels'],
  ['phases', 'fases', 'steps', 'etapas'],
  ['areas', 'zonas'],
  ['rooms', 'salas', 'habitaciones'],
  ['photos', 'fotos', 'pictures', 'images', 'imagenes'],
  ['photo', 'foto', 'picture', 'image', 'imagen'],
  ['hotels', 'hoteles'],
  ['emblems', 'emblemas'],
  ['emblem', 'emblema'],
  ['backdrop', 'fondo'],
  ['closing', 'cierre'],
  ['recommendedFor', 'recomendadopara', 'recomendado para'],
  ['recommended', 'recomendado'],
  ['sessions', 'sesiones'],
  ['priceEur', 'precio', 'precioeur', 'price', 'eur', 'euros'],
  ['pricing', 'precio', 'precios', 'price'],
  ['minutes', 'minutos', 'duracion', 'duration', 'mins'],
  ['category', 'categoria', 'collection', 'coleccion'],
  ['intensity', 'intensidad'],
  ['experience', 'experiencia'],
  ['experienceYears', 'experiencia', 'experience', 'anos'],
  ['places', 'lugares', 'sitios'],
  ['age', 'edad'],
  ['nationality', 'nacionalidad'],
  ['languages', 'idiomas', 'lenguas'],
  ['receptionLanguages', 'idiomas', 'languages'],
  ['rating', 'valoracion', 'puntuacion'],
  ['favoritePrograms', 'programasfavoritos', 'favoritos', 'favourites', 'favorites'],
  ['programs', 'programas'],
  ['availability', 'disponibilidad', 'horario', 'schedule'],
  ['days', 'dias'],
  ['from', 'desde', 'de'],
  ['to', 'hasta', 'a', 'until'],
  ['gallery', 'galeria'],
  ['sample', 'ejemplo'],
  ['updated', 'actualizado'],
  ['formerly', 'antes', 'antigua'],
  ['class', 'clase', 'stars', 'estrellas'],
  ['area', 'zona'],
  ['zone', 'zona'],
  ['line', 'linea'],
  ['text', 'texto'],
  ['file', 'archivo', 'fichero'],
  ['words', 'palabras'],
  ['word', 'palabra'],
  ['reason', 'motivo', 'razon'],
  ['except', 'excepto', 'salvo'],
  ['known', 'conocidas', 'conocidos'],
  ['alike', 'iguales'],
  ['phone', 'telefono'],
  ['suite', 'habitacion', 'sala', 'suites', 'room'],
  ['hotel', 'hoteles', 'hotels'],
  ['Gentle', 'suave'],
  ['Intense', 'intenso', 'intensa'],
  ['Spanish', 'espanola', 'espanol'],
  ['Colombian', 'colombiana', 'colombiano'],
  ['Venezuelan', 'venezolana', 'venezolano'],
  ['Argentinian', 'argentina', 'argentino', 'argentine'],
  ['Panamanian', 'panamena', 'panameno'],
  ['orchid', 'orquidea'],
  ['pearls', 'perlas'],
  ['fan', 'abanico'],
  ['mask', 'antifaz', 'mascara'],
  ['key', 'llave'],
  ['feather', 'pluma'],
  ['candle', 'vela'],
  ['comb', 'peine', 'peineta'],
  ['hourglass', 'reloj de arena'],
  ['pomegranate', 'granada'],
  ['mirror', 'espejo'],
  ['coupe', 'copa'],
  ['suites', 'habitaciones', 'rooms'],
  ['facilities', 'instalaciones'],
  ['reception', 'recepcion'],
  ['exterior', 'fuera', 'outside', 'fachada'],
  ['luxury', 'lujo'],
  ['special', 'especial'],
];

/** Languages that may be spoken at reception. */
const LANGUAGES =
  'es en ca fr it pt de ru nl pl uk ro el sv no da fi ar he tr zh ja ko hi eu gl'.split(' ');

/** Codes of languages by their names in all languages that masseuses speak. */
const CODES = new Map(
  SPOKEN_LANGUAGES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], {type: 'language'});
    return LANGUAGES.map((code) => [plainLetters(names.of(code) ?? code), code] as const);
  }),
);

/** The code of a language by its name, in small letters without accents. */
export const languageCode = (name: string): string | undefined => CODES.get(name);

const MEANT = new Map<string, string[]>();
for (const [meant, ...words] of WORDS) {
  for (const word of words) MEANT.set(word, [...(MEANT.get(word) ?? []), meant]);
}

/** The one of the known names that a word of another language stands for. */
export const translatedName = (word: string, known: readonly string[]): string | undefined =>
  [...(MEANT.get(word) ?? []), CODES.get(word)].find(
    (meant) => meant !== undefined && known.includes(meant),
  );
