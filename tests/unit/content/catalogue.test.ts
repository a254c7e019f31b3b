/** The catalogue of the fixture site: facts of the original and words of each language, joined by ids. */
import {expect, test} from 'vitest';

import {report} from '../../../src/content';
import {ES, check, copySite} from './site';

/** One line for each field. */
const fieldsOf = (entity: object | undefined): string =>
  Object.entries(entity ?? {})
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n');

/** What the catalogue has in Spanish: facts of the original with the words of the translation. */
const spanish = (await check()).catalogue?.byLocale.es;

test('the fixture site has no problems', async () => {
  const {problems} = await check();
  expect(report(problems)).toBe('');
});

test('a translated program has the facts of the original and its own words', () => {
  expect(fieldsOf(spanish?.programs[0])).toMatchInlineSnapshot(`
    "id: "tide"
    documentId: "programs/tide"
    category: "premium"
    intensity: "Gentle"
    recommended: true
    experience: "any"
    places: ["suite","hotel"]
    sessions: [{"minutes":60,"priceEur":100},{"minutes":90,"priceEur":140}]
    hero: {"file":"room.jpg","focal":[50,40]}
    phases: [{"id":"calm","minutes":20,"name":"Calma","text":"Te tumbas."},{"id":"flood","minutes":40,"name":"Crecida","text":"Sube."}]
    slug: "/programas/marea"
    title: "La Marea, un masaje"
    description: "Un masaje lento con aceite tibio que va y viene como la marea, durante una hora o algo más."
    keywords: ["marea","aceite","lento"]
    name: "La Marea"
    subtitle: "Va y viene"
    lead: "Aceite tibio, y tiempo para él."
    summary: "Aceite tibio, despacio."
    included: {"60":["Aceite","Una copa","Una toalla"],"90":["Todo lo anterior","Un descanso"]}
    recommendedFor: ["Primeras visitas","Noches largas"]
    closing: {"title":"¿Cuál es *tu hora*?","text":"Escríbenos, y el aceite estará tibio cuando llegues."}"
  `);
});

test('a translated profile has the facts of the original and its own words', () => {
  expect(fieldsOf(spanish?.masseuses[0])).toMatchInlineSnapshot(`
    "id: "ana"
    documentId: "masseuses/ana"
    name: "Ana"
    age: 24
    nationality: "Spanish"
    languages: ["es","en"]
    emblem: "orchid"
    rating: 5
    experienceYears: 3
    specialties: ["tantric","relaxation","couples"]
    favoritePrograms: ["tide"]
    outcall: false
    availability: [{"days":["mon","fri"],"from":"18:00","to":"02:00"}]
    personality: "Callada y exacta"
    description: "Casi en silencio, y nunca un gesto de más en ello."
    biography: ["Ella lee.","Lo demás es suyo."]"
  `);
});

test('a translated legal page has the facts of the original and its own words', () => {
  expect(fieldsOf(spanish?.legal[0])).toMatchInlineSnapshot(`
    "id: "legal/cookie-policy"
    documentId: "legal/cookie-policy"
    updated: "2026-01-31"
    indexed: false
    slug: "/cookies"
    title: "Política de cookies"
    description: "Qué guarda este sitio en tu navegador, por qué, cuánto tiempo, y cómo cambias de opinión."
    keywords: ["cookies","memoria","permiso"]
    label: "Cookies y memoria""
  `);
});

test('a translated page has the facts of the original and its own words', () => {
  expect(fieldsOf(spanish?.pages.find(({id}) => id === 'home'))).toMatchInlineSnapshot(`
    "id: "home"
    documentId: "home"
    hero: {"file":"room.jpg","focal":[50,40]}
    rooms: [{"id":"red","photo":"room.jpg","name":"La sala roja","line":"Una lámpara y una silla"},{"id":"moon","photo":"bath.jpg","name":"El baño de luna","line":"Una lámpara y una silla"},{"id":"mirror","photo":"mirror.jpg","name":"La sala del espejo","line":"Una lámpara y una silla"},{"id":"reed","photo":"reed.jpg","name":"La sala de juncos","line":"Una lámpara y una silla"},{"id":"balcony","photo":"room.jpg","name":"El balcón","line":"Una lámpara y una silla"},{"id":"attic","photo":"bath.jpg","name":"El ático","line":"Una lámpara y una silla"}]
    programs: ["tide","hotel"]
    slug: "/"
    title: "Una casa de masajes"
    description: "Una casa pequeña de masajes en una calle tranquila, con dos salas en el primer piso y una lámpara."
    keywords: ["masaje","casa","calma"]
    label: "Inicio""
  `);
});

test('routes contain each page in each language, in the order of the sidebars', async () => {
  const {catalogue} = await check();
  expect(
    catalogue?.routes
      .map(({id, kind, indexed, slugs, labels}) =>
        [id, kind, indexed, slugs.en, slugs.es, labels.en, labels.es].join(' | '),
      )
      .join('\n'),
  ).toMatchInlineSnapshot(`
    "home | page | true | / | / | Home | Inicio
    masseuses | page | true | /masseuses | /masajistas | Masseuses | Masajistas
    massage-menu | page | true | /massage-menu | /carta | Menu | Carta
    outcall | page | true | /outcall | /domicilio | Outcall | Hoteles
    gallery | page | true | /gallery | /galeria | Gallery | Galería
    about | page | true | /about | /la-casa | About | La casa
    casting | page | true | /casting | /trabaja | Casting | Trabaja
    contact | page | true | /contact | /contacto | Contact | Contacto
    programs/tide | program | true | /programs/tide | /programas/marea | The Tide | La Marea
    programs/hotel | program | true | /programs/hotel | /programas/hotel | Hotel Outcall | En tu hotel
    legal/cookie-policy | legal | false | /cookie-policy | /cookies | Cookies | Cookies y memoria
    legal/privacy-policy | legal | true | /privacy | /privacidad | Privacy | Privacidad
    legal/terms-of-service | legal | true | /terms | /condiciones | Terms | Condiciones"
  `);
});

test('entries of a list are joined by their ids, whatever their order in a translation', async () => {
  const site = copySite();
  const file = `${ES}/programs/tide.mdx`;
  site.edit(file, /( {2}- \{id: calm.*\n)(.*\n)/, '$2$1');
  const {catalogue} = await check(site.siteDir);
  const phases = catalogue?.byLocale.es?.programs[0]?.phases;
  expect(phases?.map(({id, minutes, name}) => [id, minutes, name])).toEqual([
    ['calm', 20, 'Calma'],
    ['flood', 40, 'Crecida'],
  ]);
});
