/** Mistakes in content: each is reported with its file, its line, and what to write. */
import {expect, test} from 'vitest';

import {ES, type Site, check, copySite} from './site';

/** Where a problem stands, as file, file:line, or file:line field. */
type Place = string;
type Row = readonly [
  name: string,
  file: string,
  from: string | RegExp,
  to: string,
  /** Undefined where nothing is reported. */
  place: Place | undefined,
  message?: RegExp,
];

const HOME = 'docs/home.mdx';
const ABOUT = 'docs/about.mdx';
const GALLERY = 'docs/gallery.mdx';
const MENU = 'docs/massage-menu.mdx';
const TIDE = 'docs/programs/tide.mdx';
const HOTEL = 'docs/programs/hotel.mdx';
const ANA = 'docs/masseuses/ana.mdx';
const COOKIES = 'docs/legal/cookie-policy.mdx';
const BUSINESS = 'docs/business.yml';
const WORDING = 'docs/wording.yml';
const CODE = 'i18n/es/code.json';
const ADDRESSES = 'addresses.json';

// prettier-ignore
const FIELDS: Row[] = [
  ['a price with a sign', TIDE, 'priceEur: 100', 'priceEur: 100€', `${TIDE}:8 sessions[0].priceEur`, /whole number of euros/],
  ['a misspelt field', TIDE, 'subtitle:', 'subtitel:', `${TIDE}:16 subtitel`, /Did you mean subtitle\?/],
  ['a missing field', TIDE, /subtitle: .*\n/, '', `${TIDE}:2 subtitle`, /a text here: it is missing/],
  ['a misspelt value', TIDE, 'category: premium', 'category: premiun', `${TIDE}:2 category`, /one of signature, premium, .*Did you mean premium\?/],
  ['a number in the place of a text', TIDE, 'subtitle: It comes and goes', 'subtitle: 5', `${TIDE}:16 subtitle`, /Write a text; found 5/],
  ['a text in the place of a list', TIDE, 'places: [suite, hotel]', 'places: suite', `${TIDE}:6 places`, /Write a list/],
  ['yes in the place of true', TIDE, 'recommended: true', 'recommended: yes', `${TIDE}:4 recommended`, /Write true or false/],
  ['a fact in a translation', `${ES}/programs/tide.mdx`, 'slug:', 'category: premium\nslug:', `${ES}/programs/tide.mdx:2 category`, /Delete this fact: .* docs\/programs\/tide\.mdx/],
  ['a fact in an entry of a translation', `${ES}/programs/tide.mdx`, '{id: calm,', '{id: calm, minutes: 20,', `${ES}/programs/tide.mdx:14 phases[0].minutes`, /Delete this fact/],
  ['markup in a field', ABOUT, 'label: About', 'label: <b>About</b>', `${ABOUT}:10 label`, /plain words/],
  ['a description that is too short', ABOUT, /description: .*/, 'description: Short.', `${ABOUT}:8 description`, /at least 70 characters; there are 6/],
  ['an entry that stands in a list twice', TIDE, 'places: [suite, hotel]', 'places: [hotel, hotel]', `${TIDE}:6 places[1]`, /twice/],
  ['a photo that stands in the gallery twice', GALLERY, '- file: bath.jpg', '- file: room.jpg', `${GALLERY}:10 photos[1].file`, /twice/],
  ['an id that stands in a list twice', HOME, 'id: moon', 'id: red', `${HOME}:5 rooms[1].id`, /twice/],
  ['somebody under age', ANA, 'age: 24', 'age: 17', `${ANA}:3 age`, /nobody under 18/],
  ['an hour that is none', ANA, '"18:00"', '"25:00"', `${ANA}:13 availability[0].from`, /Write a time such as "13:00"/],
  ['a date that is none', COOKIES, '2026-01-31', '2026-02-31', `${COOKIES}:2 updated`, /real date/],
  ['a telephone number without its country', BUSINESS, '"+34 930 123 456"', '930123456', `${BUSINESS}:5 phone`, /\+ and country code/],
  ['an unknown field of the house', BUSINESS, 'suites: 4', 'suites: 4\nrooms: 4', `${BUSINESS}:15 rooms`, /no such field/],
  ['a letter box that is none', BUSINESS, 'info@lamp.test', 'info.lamp.test', `${BUSINESS}:8 email.info`, /Write an e-mail address/],
  ['hours of programs outside those of the house', BUSINESS, 'openingHours: always', 'openingHours: {from: "12:00", to: "02:00"}', `${BUSINESS}:12 programHours`, /within openingHours/],
  ['analytics without the name of the company', BUSINESS, 'analyticsScript: ""', 'analyticsScript: https://count.test/a.js\nanalyticsSince: "2026-01-01"\nanalyticsMonths: 12\nanalyticsPurpose: {en: counting, es: contar}', `${BUSINESS}:1 analyticsProvider`, /name of the company/],
  ['a purpose of analytics in one language alone', BUSINESS, 'analyticsScript: ""', 'analyticsScript: https://count.test/a.js\nanalyticsSince: "2026-01-01"\nanalyticsMonths: 12\nanalyticsProvider: Count\nanalyticsPurpose: {en: counting}', `${BUSINESS}:37 analyticsPurpose.es`, /in this language/],
  ['a photo by its number', ABOUT, /hero: .*/, 'photo: 28', `${ABOUT}:2 photo`, /by its file .*hero: \{file: orchid\.jpg/],
  ['a picture by its number', ABOUT, /closingPhoto: .*/, 'closingPhoto: 1', `${ABOUT}:3 closingPhoto`, /a file of docs\/pictures and its focal point/],
  ['photos by their numbers', ABOUT, 'room.jpg, bath', '1, bath', `${ABOUT}:4 facilities[0]`, /the name of a file in docs\/pictures, such as orchid\.jpg/],
  ['an entry of the gallery by its number', GALLERY, '- file: bath.jpg', '- id: 2', `${GALLERY}:10 photos[1].id`, /Write "file"/],
  ['a kind of page', ABOUT, 'slug:', 'kind: page\nslug:', `${ABOUT}:6 kind`, /Delete this field: the place of the file/],
  ['a label of a program', TIDE, 'name:', 'label: The Tide\nname:', `${TIDE}:13 label`, /called by its "name"/],
  ['features', `${ES}/programs/hotel.mdx`, 'included:', 'features:', `${ES}/programs/hotel.mdx:10 features`, /"included" in place of this field/],
  ['a finish apart', TIDE, 'included:', 'finish: A towel\nincluded:', `${TIDE}:19 finish`, /"included" in place of this field/],
  ['words of a hero', TIDE, 'included:', 'heroAlt: A low lamp on a table\nincluded:', `${TIDE}:19 heroAlt`, /is not read aloud/],
  ['one text in the place of what is included', TIDE, '[Everything above, A rest]', 'A rest', `${TIDE}:19 included`, /a list for each length in minutes/],
  ['a line that is included twice', TIDE, '[Everything above, A rest]', '[A rest, A rest]', `${TIDE}:21 included.90[1]`, /twice/],
  ['a forbidden word without its reason', WORDING, ', reason: Say "masseuse".', '', `${WORDING}:3 words[1].reason`, /it is missing/],
];

// prettier-ignore
const REFERENCES: Row[] = [
  ['an unknown favourite', ANA, 'favoritePrograms: [tide]', 'favoritePrograms: [tid]', `${ANA}:10 favoritePrograms[0]`, /no program tid: .*Did you mean tide\?/],
  ['an unknown program on the home page', HOME, 'programs: [tide, hotel]', 'programs: [tides]', `${HOME}:10 programs[0]`, /Did you mean tide\?/],
  ['an unknown picture behind a hero', HOME, 'hero: {file: room.jpg', 'hero: {file: roof.jpg', `${HOME}:2 hero.file`, /no file in docs\/pictures called roof\.jpg/],
  ['an unknown photo of a room', HOME, 'id: red, photo: room.jpg', 'id: red, photo: roof.jpg', `${HOME}:4 rooms[0].photo`, /no photo .* roof\.jpg/],
  ['an unknown photo of the facilities', ABOUT, 'reed.jpg]', 'reeds.jpg]', `${ABOUT}:4 facilities[3]`, /no photo .* reeds\.jpg: .*Did you mean reed\.jpg\?/],
  ['an unknown emblem', ANA, 'emblem: orchid', 'emblem: rose', `${ANA}:6 emblem`, /no emblem .* rose/],
  ['an unknown part of town', 'docs/outcall.mdx', 'area: centre', 'area: center', `docs/outcall.mdx:4 hotels[0].area`, /Did you mean centre\?/],
  ['a picture that is not there', GALLERY, 'file: room.jpg', 'file: roof.jpg', `${GALLERY}:4 photos[0].file`, /no file in docs\/pictures called roof\.jpg/],
  ['a photo behind a call that the page does not name', ABOUT, /closingPhoto: .*\n/, '', `${ABOUT}:20 <CallToAction ground>`, /Write "closingPhoto"/],
  ['a photo behind a hero that the page does not name', 'docs/casting.mdx', /hero: .*\n/, '', `docs/casting.mdx:9 <PageHero ground>`, /Write "hero" in docs\/casting\.mdx/],
  ['no photo where the hero shows a floor', 'docs/casting.mdx', /hero: .*\n([^]*)<PageHero>/, '$1<PageHero ground="floor">', `${ES}/casting.mdx:9 <PageHero ground>`, /Write "hero"/],
];

// prettier-ignore
const TEXTS: Row[] = [
  ['a component that does not exist', HOME, '<RoomMosaic />', '<RoomMosiac />', `${HOME}:42`, /no component <RoomMosiac>.*Did you mean RoomMosaic\?/],
  ['a property that does not exist', HOME, 'icon="moon"', 'icons="moon"', `${HOME}:31 <Feature icons>`, /Did you mean icon\?/],
  ['a value that a property does not take', HOME, 'of="suites"', 'of="suits"', `${HOME}:26 <HouseCount of>`, /one of suites, masseuses, programs.*Did you mean suites\?/],
  ['a property that is missing', HOME, ' title="Quiet"', '', `${HOME}:31 <Feature title>`, /it is missing/],
  ['an import', HOME, '<HomeHero>', "import HomeHero from '@site/src/components/mdx/HomeHero';\n\n<HomeHero>", `${HOME}:18`, /Delete this import/],
  ['a component with nothing in it', HOME, '<EmblemGrid>One story.</EmblemGrid>', '<EmblemGrid />', `${HOME}:38`, /between <EmblemGrid> and <\/EmblemGrid>/],
  ['a component with something in it', HOME, '<RoomMosaic />', '<RoomMosaic>Rooms</RoomMosaic>', `${HOME}:42`, /<RoomMosaic \/> alone/],
  ['a component outside the one around it', HOME, /<\/?FeatureList>\n/g, '', `${HOME}:30`, /between <FeatureList> and <\/FeatureList>/],
  ['a component that the page needs', HOME, '<FeaturedPrograms />\n', '', HOME, /Put <FeaturedPrograms> back/],
  ['a help line that is gone', 'docs/casting.mdx', /<HelpPanel>[^]*<\/HelpPanel>\n/, '', 'docs/casting.mdx', /Put <HelpPanel> back/],
  ['a second heading of the first level', ABOUT, '## Come', '# Come', `${ABOUT}:23`, /Write "## " here/],
  ['no heading of the first level', ABOUT, '# The house', 'The house', ABOUT, /one "# " heading inside <PageHero>/],
  ['a title where the layout writes it', COOKIES, '## Change', '# Change', `${COOKIES}:17`, /the layout writes the title/],
  ['two headings with one id', COOKIES, '{#change}', '{#stored}', `${COOKIES}:17`, /Two headings are called \{#stored\}/],
  ['code in a text', TIDE, 'The water comes in.', '{1 + 1}', `${TIDE}:31`, /Delete this code/],
  ['a comment in a text', TIDE, 'The water comes in.', '{/* a comment */}', undefined],
  ['a link in a biography', ANA, 'She reads.', 'She [reads](/about.mdx).', `${ANA}:18`, /plain paragraphs/],
  ['a quotation in a biography', ANA, 'She reads.', '“She reads,” they say.', `${ANA}:18`, /Quote nobody/],
  ['an apostrophe in a biography', ANA, 'She reads.', 'She doesn’t talk.', undefined],
  ['a mark of words to write', ABOUT, 'title: About', 'title: [to write] About', undefined],
  ['a note to somebody', ABOUT, '# The house', '# The house\n\nTODO: ask her.', `${ABOUT}:17`, /Delete this note/],
  ['a forbidden word', ABOUT, '# The house', '# The house\n\nNo bargain.', `${ABOUT}:17`, /another word for "bargain"\. Say "price"/],
  ['a forbidden word in the plural and in capitals', ABOUT, '# The house', '# BARGAINS', `${ABOUT}:15`, /"bargain"/],
  ['a forbidden phrase over two lines', ABOUT, '# The house', '# The house\n\nA call\ngirl.', `${ABOUT}:17`, /"call girl"/],
  ['a forbidden word within another', ABOUT, '# The house', '# Bargaining', undefined],
  ['a forbidden word in a phrase that is excepted', ABOUT, '# The house', '# A bargain basement', undefined],
  ['a forbidden word in a field', ABOUT, 'label: About', 'label: Bargain', `${ABOUT}:10 label`, /"bargain"/],
  ['a forbidden word in words of components', CODE, 'Menú', 'Ganga', `${CODE}:5 frame.menu`, /"ganga"/],
  ['words of one language in another', ABOUT, '# The house', '# Ganga', undefined],
  ['an amount in a text', ABOUT, '# The house', '# The house\n\nIt costs 90 €.', `${ABOUT}:17`, /Delete this amount/],
  ['an amount in a field', ABOUT, 'label: About', 'label: From €90', `${ABOUT}:10 label`, /Delete this amount/],
  ['a telephone number in a text', ABOUT, '# The house', '# The house\n\nCall +34 930 123 456.', `${ABOUT}:17`, /a component in place of \+34 930 123 456/],
  ['a letter box in a text', COOKIES, 'One answer', 'Write to privacy@lamp.test. One answer', `${COOKIES}:15`, /a component in place of privacy@lamp\.test/],
];

// prettier-ignore
const LINKS: Row[] = [
  ['a link to a page that does not exist', COOKIES, '/contact.mdx', '/contacts.mdx', `${COOKIES}:19`, /no page contacts: .*Did you mean contact\?/],
  ['a link to a heading that does not exist', MENU, '(#intensity)', '(#intensities)', `${MENU}:18`, /no heading .*#intensities: .*Did you mean #intensity\?/],
  ['a link to a heading of another page', COOKIES, '/contact.mdx', '/massage-menu.mdx#intensity', undefined],
  ['a link by address', COOKIES, '/contact.mdx', '/contact', `${COOKIES}:19`, /Link to a page by its file/],
  ['a link to another site', COOKIES, '/contact.mdx', 'https://www.boe.es/', undefined],
  ['a link without encryption', COOKIES, '/contact.mdx', 'http://www.boe.es/', `${COOKIES}:19`, /https:\/\//],
  ['a link to a chat', COOKIES, '/contact.mdx', 'https://wa.me/34600', `${COOKIES}:19`, /Write <WhatsAppLink \/>/],
  ['a picture in a text', TIDE, 'The water comes in.', '![Lamp](room.jpg)', `${TIDE}:31`, /Pictures stand in the fields/],
  ['a masseuse that does not exist', 'docs/masseuses.mdx', 'masseuse="Ana"', 'masseuse="Eva"', 'docs/masseuses.mdx:27 <WhatsAppLink masseuse>', /no masseuse Eva/],
  ['a program that does not exist', MENU, 'program="hotel"', 'program="hotels"', `${MENU}:34 <Service program>`, /Did you mean hotel\?/],
  ['a category without its tab', MENU, /<MenuTab id="premium"[^]*?<\/MenuTab>\n/, '', MENU, /Put <MenuTab id="premium"> back/],
  ['a word of the scale without its entry', MENU, /<Intensity word="Intense">.*\n/, '', MENU, /Put the <Intensity> of Intense back/],
  ['a word that is not in the scale', `${ES}/massage-menu.mdx`, 'word="Suave"', 'word="Blando"', `${ES}/massage-menu.mdx:44 <Intensity word>`, /found "Blando"/],
  ['the English word of the scale in a translation', `${ES}/massage-menu.mdx`, 'word="Suave"', 'word="Gentle"', undefined],
];

// prettier-ignore
const ACROSS: Row[] = [
  ['an address that another page has', ABOUT, 'slug: /about', 'slug: /contact', 'docs/contact.mdx:3 slug', /docs\/about\.mdx has "\/contact" already/],
  ['an address that the site uses', ABOUT, 'slug: /about', 'slug: /pictures', `${ABOUT}:6 slug`, /the site itself uses \/pictures/],
  ['an address of a language', ABOUT, 'slug: /about', 'slug: /es/about', `${ABOUT}:6 slug`, /the site itself uses/],
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
  ['a legal part under another id', `${ES}/legal/cookie-policy.mdx`, '{#change}', '{#cambio}', `${ES}/legal/cookie-policy.mdx:15`, /stored, change/],
  ['a number of a law', `${ES}/legal/cookie-policy.mdx`, '34/2002', '34/2003', `${ES}/legal/cookie-policy.mdx:11`, /numbers of docs\/legal\/cookie-policy\.mdx in the part \{#stored\}/],
  ['a fact that a legal text lost', `${ES}/legal/cookie-policy.mdx`, '<BusinessFact name="brand" />', 'la casa', `${ES}/legal/cookie-policy.mdx`, /brand; found none/],
  ['a longer session that costs less', TIDE, 'priceEur: 140', 'priceEur: 90', `${TIDE}:7 sessions`, /a longer one costs more/],
  ['sessions beside a price that follows others', HOTEL, 'sessions: []', 'sessions: [{minutes: 60, priceEur: 90}]', `${HOTEL}:7 sessions`, /one of the two/],
  ['a list for a session that there is not', TIDE, ' 90: [', ' 95: [', `${TIDE}:19 included`, /60, 90 minutes/],
  ['phases that last too long', TIDE, 'minutes: 40', 'minutes: 45', `${TIDE}:22 phases`, /together they last 65/],
  ['a program that travels and is given in a suite', HOTEL, '[hotel]', '[suite, hotel]', `${HOTEL}:6 places`, /Write \[hotel\]/],
  ['somebody who began under age', ANA, 'experienceYears: 3', 'experienceYears: 7', `${ANA}:8 experienceYears`, /begun at 17/],
  ['somebody who began at 18', ANA, 'experienceYears: 3', 'experienceYears: 6', undefined],
  ['hours outside those of the programs', ANA, '"02:00"', '"03:00"', `${ANA}:12 availability`, /from 10:00 to 02:00/],
  ['a favourite that she does not do', ANA, '[tide]', '[tide, hotel]', undefined],
  ['a specialty for somebody who does not travel', ANA, 'couples]', 'hotel-visits]', `${ANA}:9 specialties`, /does not travel/],
  ['words of components that are not translated', CODE, /  "booking.call".*\n/, '', `${CODE} booking.call`, /Translate "Call \{masseuse\}"/],
  ['another placeholder', CODE, '{masseuse}', '{masajista}', `${CODE}:2 booking.call`, /placeholders of the English words: \{masseuse\}/],
  ['words that no component asks for', CODE, '"frame.menu"', '"frame.menus": {"message": "x"},\n"frame.menu"', `${CODE}:5 frame.menus`, /Did you mean frame\.menu\?/],
  ['words of the theme of Docusaurus', CODE, '"frame.menu"', '"theme.common.x": {"message": "x"},\n"frame.menu"', undefined],
  ['words without their name', CODE, '{"message": "Suave"}', '"Suave"', `${CODE}:3 intensity.gentle`, /an entry such as/],
];

// prettier-ignore
const UNREADABLE: Row[] = [
  ['a colon in a text', TIDE, 'subtitle: It', 'subtitle: Now: it', `${TIDE}:16`, /quotation marks/],
  ['a quotation mark that is not closed', BUSINESS, '"+34 930 123 456"', '"+34 930 123 456', `${BUSINESS}:5`, /quotation mark/],
  ['a tabulator', BUSINESS, '  info:', '\tinfo:', `${BUSINESS}:8`, /spaces/],
  ['a field twice', BUSINESS, 'suites: 4', 'suites: 4\nsuites: 5', `${BUSINESS}:15`, /twice/],
  ['fields that are not closed', ABOUT, /\n---\n/, '\n', `${ABOUT}:1`, /two lines of "---"/],
  ['a page without fields', ABOUT, /^---[^]*?\n---\n/, '', `${ABOUT}:1`, /two lines of "---"/],
  ['fields that are a text', ABOUT, /^---[^]*?\n---\n/, '---\nabout\n---\n', `${ABOUT}:2`, /"name: value"/],
  ['a tag that is not closed', HOME, '</LocationPanel>', '', `${HOME}:24`, /<\/LocationPanel> where this <LocationPanel> ends/],
  ['a closing tag without its beginning', HOME, '<LocationPanel>\n', '', `${HOME}:27`, /Delete this closing tag/],
  ['another closing tag', HOME, '</Feature>', '</Features>', `${HOME}:35`, /<\/Feature> in place of <\/Features>/],
  ['a property that is not closed', HOME, 'title="Quiet"', 'title="Quiet', `${HOME}:31`, /Close this tag|quotation mark/],
  ['a sign of less', TIDE, 'The water', '5 <6: the water', `${TIDE}:31`, /&lt;/],
  ['a curly bracket', TIDE, 'The water', 'The {water', `${TIDE}:31`, /without \{ and \}/],
  ['a line that begins with import', TIDE, 'The water', 'import no water', `${TIDE}:31`, /"import" or "export"/],
  ['a code.json that is no JSON', CODE, '"Suave"},', '"Suave"}', `${CODE}:4`, /not JSON/],
  ['a code.json that is a list', CODE, /[^]*/, '[]', `${CODE}:1`, /between \{ and \}/],
  ['addresses that are no list', ADDRESSES, /[^]*/, '{}', `${ADDRESSES}:1`, /between \[ and \]/],
];

const placesOf = (problem: {file: string; line?: number | undefined; field?: string | undefined}) =>
  [problem.file, problem.line && `:${problem.line}`, problem.field && ` ${problem.field}`]
    .filter(Boolean)
    .join('');

test.for([...FIELDS, ...REFERENCES, ...TEXTS, ...LINKS, ...ACROSS, ...UNREADABLE])(
  '%s',
  async ([, file, from, to, place, message = /./]) => {
    const site = copySite();
    site.edit(file, from, to);
    const {problems} = await check(site.siteDir);
    const found = problems.map((problem) => `${placesOf(problem)} | ${problem.message}`);
    if (!place) expect(found).toEqual([]);
    else {
      const there = found.filter((text) => text.startsWith(`${place} | `));
      expect(
        there.some((text) => message.test(text)),
        found.join('\n'),
      ).toBe(true);
    }
  },
);

/** Files that were saved on another system, or are not what they should be. */
// prettier-ignore
const onDisk: readonly (readonly [string, (site: Site) => void, ...expected: readonly (string | RegExp)[]])[] = [
  ['line ends of Windows', (site) => site.edit(ABOUT, /\n/g, '\r\n')],
  ['a byte-order mark', (site) => site.edit(ABOUT, /^/, '\uFEFF')],
  ['decomposed accents', (site) => site.edit(`${ES}/about.mdx`, /^[^]*$/, (all) => all.normalize('NFD'))],
  ['Latin-1', (site) => site.edit(`${ES}/about.mdx`, /^[^]*$/, (all) => all, 'latin1'), `${ES}/about.mdx:4`, /Latin-1/],
  ['UTF-16', (site) => site.edit(ABOUT, /^/, '\uFEFF', 'utf16le'), ABOUT, /UTF-16/],
  ['an empty file', (site) => site.write(ABOUT, '\n'), ABOUT, /is empty/],
  ['a folder in the place of a file', (site) => { site.remove(BUSINESS); site.write(`${BUSINESS}/x`, ''); }, BUSINESS, /A folder stands/],
  ['a file in the place of a folder', (site) => { site.remove(ES); site.write(ES, ''); }, ES, /A file stands/],
  ['a folder that is gone', (site) => site.remove(ES), ES, /no such folder/],
  ['a file that is gone', (site) => site.remove(WORDING), WORDING, /no such file/],
  ['an accent in the name of a page', (site) => site.write('docs/cafe\u0301.mdx', 'x'), 'docs/caf\u00e9.mdx', /Rename this file to cafe\.mdx/],
  ['a page without a translation', (site) => site.remove(`${ES}/about.mdx`), `${ES}/about.mdx`, /Translate docs\/about\.mdx/],
  ['a translation without its original', (site) => site.remove(ANA), `${ES}/masseuses/ana.mdx`, /Put docs\/masseuses\/ana\.mdx back/],
  ['a page that the menu leads to', (site) => site.remove(ABOUT), ABOUT, /the menu and the footer lead to it/],
  ['a page that the sidebars name', (site) => site.remove(HOTEL), 'sidebars.ts', /Delete 'programs\/hotel'/],
  ['a program without its tile', (site) => site.remove('static/img/tile/tide.svg'), 'static/img/tile/tide.svg', /picture there/],
  ['a picture that pages show', (site) => site.remove('docs/pictures/orchid.jpg'), 'docs/pictures/orchid.jpg', /picture there/],
  ['a picture of an emblem', (site) => site.remove('docs/pictures/emblem/orchid.jpg'), 'docs/pictures/emblem/orchid.jpg', /picture there/],
];

test.for(onDisk)('%s', async ([, change, place, message = /./]) => {
  const site = copySite();
  change(site);
  const {problems} = await check(site.siteDir);
  const found = problems.map((problem) => `${placesOf(problem)} | ${problem.message}`);
  if (!place) expect(found).toEqual([]);
  else {
    const there = found.filter((text) => text.startsWith(`${String(place)} | `));
    expect(
      there.some((text) => (message as RegExp).test(text)),
      found.join('\n'),
    ).toBe(true);
    expect(found.join()).not.toMatch(/\n\s+at /);
  }
});
