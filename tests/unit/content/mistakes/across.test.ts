/** Files that contradict each other, or themselves. */
import {ES, type Site} from '../site';
import {
  HOME,
  ABOUT,
  TIDE,
  HOTEL,
  ANA,
  COOKIES,
  CODE,
  ADDRESSES,
  BUSINESS,
  testChanges,
  testRows,
} from './rows';

// prettier-ignore
testRows([
  ['an address that another page has', ABOUT, 'slug: /about', 'slug: /contact', 'docs/contact.mdx:3 slug', /docs\/about\.mdx has "\/contact" already/],
  ['an address that the site uses', ABOUT, 'slug: /about', 'slug: /pictures', `${ABOUT}:6 slug`, /the site itself uses \/pictures/],
  ['an address of a language', ABOUT, 'slug: /about', 'slug: /es/about', `${ABOUT}:6 slug`, /the site itself uses/],
  ['an address that hosts take for a folder', ABOUT, 'slug: /about', 'slug: /about/index', `${ABOUT}:7 slug`, /the site itself uses/],
  ['a second page at the root', ABOUT, 'slug: /about', 'slug: /', `${ABOUT}:7 slug`, /only the home page/],
  ['an address of a file in static', ABOUT, 'slug: /about', 'slug: /img', `${ABOUT}:6 slug`, /the site itself uses \/img/],
  ['a home page elsewhere', HOME, 'slug: /\n', 'slug: /home\n', `${HOME}:11 slug`, /stands at the root/],
  ['a published address that leads nowhere', ABOUT, 'slug: /about', 'slug: /house', `${ADDRESSES}:1`, /Name \/about in the "formerly"/],
  ['a published address that leads on', ABOUT, /formerly: \[\/history\]\nslug: \/about/, 'formerly: [/history, /about]\nslug: /house', undefined],
  ['a former address that a page has', ABOUT, '[/history]', '[/history, /contact]', `${ABOUT}:5 formerly`, /Delete \/contact/],
  ['a former address of two pages', 'docs/contact.mdx', 'slug:', 'formerly: [/history]\nslug:', `docs/contact.mdx:3 formerly`, /Delete \/history/],
  ['a title that another page has', ABOUT, 'title: About the house', 'title: Casting', 'docs/casting.mdx:4 title', /has "Casting" already/],
  ['a title that is too long', ABOUT, 'title: About the house', `title: ${'House '.repeat(10)}`, `${ABOUT}:7 title`, /at most 53 characters/],
  ['an entry of a list that is not translated', `${ES}/gallery.mdx`, /  - \{file: mirror.*\n/, '', `${ES}/gallery.mdx:2 photos`, /missing here: mirror\.jpg/],
  ['an entry of a list that the original does not have', `${ES}/gallery.mdx`, 'file: reed', 'file: roof', `${ES}/gallery.mdx:2 photos`, /does not have: roof\.jpg/],
  ['a list of another order', `${ES}/programs/tide.mdx`, /(  - \{id: calm.*\n)(.*\n)/, '$2$1', undefined],
  ['a longer list of what is included', `${ES}/programs/hotel.mdx`, ', Una bolsa]', ', Bolsa, Más]', `${ES}/programs/hotel.mdx:10 included`, /3 entries; found 4 entries/],
  ['a shorter list for one of the sessions', `${ES}/programs/tide.mdx`, ', Una copa', '', `${ES}/programs/tide.mdx:10 included`, /60: 3 entries, 90: 2 entries; found 60: 2 entries/],
  ['one list where the original has one for each session', `${ES}/programs/tide.mdx`, /included:\n.*\n.*\n/, 'included: [Aceite, Una copa]\n', `${ES}/programs/tide.mdx:10 included`, /found 2 entries/],
  ['a field that is not translated', `${ES}/programs/tide.mdx`, /^phases:\n.*\n.*\n/m, '', `${ES}/programs/tide.mdx:2 phases`, /Translate this field/],
  ['a field that the original does not have', `${ES}/programs/hotel.mdx`, /^name:/m, 'phases: [{id: calm, name: Calma, text: Sube.}]\nname:', `${ES}/programs/hotel.mdx:4 phases`, /Delete this field/],
  ['a legal part that the law asks for', COOKIES, '{#change}', '{#changes}', COOKIES, /Put the part \{#change\} back/],
  ['a legal part under another id', `${ES}/legal/cookie-policy.mdx`, '{#change}', '{#cambio}', `${ES}/legal/cookie-policy.mdx:17`, /stored, change/],
  ['a number of a law', `${ES}/legal/cookie-policy.mdx`, '34/2002', '34/2003', `${ES}/legal/cookie-policy.mdx:13`, /numbers of docs\/legal\/cookie-policy\.mdx in the part \{#stored\}/],
  ['a fact that a legal text lost', `${ES}/legal/cookie-policy.mdx`, '<BusinessFact name="brand" />', 'la casa', `${ES}/legal/cookie-policy.mdx`, /brand; found none/],
  ['a longer session that costs less', TIDE, 'priceEur: 140', 'priceEur: 90', `${TIDE}:7 sessions`, /a longer one costs more/],
  ['sessions beside a price that follows others', HOTEL, 'sessions: []', 'sessions: [{minutes: 60, priceEur: 90}]', `${HOTEL}:7 sessions`, /one of the two/],
  ['a list for a session that there is not', TIDE, ' 90: [', ' 95: [', `${TIDE}:19 included`, /60, 90 minutes/],
  ['phases that last too long', TIDE, 'minutes: 40', 'minutes: 45', `${TIDE}:22 phases`, /together they last 65/],
  ['a picture without its words', TIDE, /^heroAlt: .*\n/m, '', `${TIDE}:2 heroAlt`, /Write both "hero" and what its picture shows/],
  ['parts of town of a program that does not travel', TIDE, 'tiers:', 'areas: [{id: centre, zone: centre, name: Centre}]\ntiers:', `${TIDE}:15 areas`, /in no other/],
  ['a program that travels and is given in a suite', HOTEL, '[hotel]', '[suite, hotel]', `${HOTEL}:6 places`, /Write \[hotel\]/],
  ['somebody who began under age', ANA, 'experienceYears: 3', 'experienceYears: 7', `${ANA}:8 experienceYears`, /begun at 17/],
  ['somebody who began at 18', ANA, 'experienceYears: 3', 'experienceYears: 6', undefined],
  ['hours outside those of the programs', ANA, '"02:00"', '"03:00"', `${ANA}:12 availability`, /from 10:00 to 02:00/],
  ['a favourite that she does not do', ANA, '[tide]', '[tide, hotel]', undefined],
  ['a specialty for somebody who does not travel', ANA, 'couples]', 'hotel-visits]', `${ANA}:9 specialties`, /does not travel/],
  ['a program at hotels for somebody who does not travel', ANA, '[tide]', '[tide, outcall]', `${ANA}:11 favoritePrograms`, /does not travel/],
  ['words of components that are not translated', CODE, /  "booking.call".*\n/, '', `${CODE} booking.call`, /Translate "Call \{masseuse\}"/],
  ['another placeholder', CODE, '{masseuse}', '{masajista}', `${CODE}:2 booking.call`, /placeholders of the English words: \{masseuse\}/],
  ['words that no component asks for', CODE, '"frame.menu"', '"frame.menus": {"message": "x"},\n"frame.menu"', `${CODE}:5 frame.menus`, /Did you mean frame\.menu\?/],
  ['words of the theme of Docusaurus', CODE, '"frame.menu"', '"theme.common.x": {"message": "x"},\n"frame.menu"', undefined],
  ['words without their name', CODE, '{"message": "Suave"}', '"Suave"', `${CODE}:3 intensity.gentle`, /an entry such as/],
]);

const withHours = ({edit}: Site): void =>
  edit(BUSINESS, 'openingHours: always', 'openingHours: {from: "10:00", to: "04:00"}');

// prettier-ignore
testChanges([
  ['a house that is always open, and says so', ({edit}) => edit(ABOUT, '# The house', '# Open day and night')],
  ['a house with hours that is said to be always open', (site) => { withHours(site); site.edit(ABOUT, '# The house', '# Open day and night'); }, `${ABOUT}:20`, /"day and night"\. The house has opening hours/],
  ['a house with hours that is always open in a translation', (site) => { withHours(site); site.edit(`${ES}/about.mdx`, '# La casa', '# La casa\n\nDía y\nnoche.'); }, `${ES}/about.mdx:17`, /"día y noche"/],
  ['a house with hours that is always open in words of components', (site) => { withHours(site); site.edit(CODE, 'Menú', 'Día y noche'); }, `${CODE}:5 frame.menu`, /"día y noche"/],
  ['an emblem of two masseuses', ({copy}) => copy(ANA, 'docs/masseuses/eva.mdx'), 'docs/masseuses/eva.mdx:7 emblem', /docs\/masseuses\/ana\.mdx has this one/],
  ['a legal notice without the tax number', ({copy}) => copy(COOKIES, 'docs/legal/legal-notice.mdx'), 'docs/legal/legal-notice.mdx', /<BusinessFact name="nif" \/>: the law asks for it/],
  ['terms without the right to stop', ({copy}) => copy(COOKIES, 'docs/legal/terms-of-service.mdx'), 'docs/legal/terms-of-service.mdx', /\{#consent\} back: the law asks for it/],
]);
