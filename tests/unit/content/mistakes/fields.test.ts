/** Fields that a schema refuses, and ids among them that nothing has. */
import {ES} from '../site';
import {HOME, ABOUT, GALLERY, TIDE, ANA, COOKIES, BUSINESS, WORDING, testRows} from './rows';

// prettier-ignore
testRows([
  ['a price with a sign', TIDE, 'priceEur: 100', 'priceEur: 100€', `${TIDE}:9 sessions[0].priceEur`, /whole number of euros/],
  ['a misspelt field', TIDE, 'subtitle:', 'subtitel:', `${TIDE}:28 subtitel`, /Did you mean subtitle\?/],
  ['a missing field', TIDE, /subtitle: .*\n/, '', `${TIDE}:2 subtitle`, /a text here: it is missing/],
  ['a misspelt value', TIDE, 'category: premium', 'category: premiun', `${TIDE}:3 category`, /one of signature, premium, .*Did you mean premium\?/],
  ['a number in the place of a text', TIDE, 'subtitle: It comes and goes', 'subtitle: 5', `${TIDE}:28 subtitle`, /Write a text; found 5/],
  ['a text in the place of a list', TIDE, 'places: [suite, hotel]', 'places: suite', `${TIDE}:7 places`, /Write a list/],
  ['yes in the place of true', TIDE, 'recommended: true', 'recommended: yes', `${TIDE}:5 recommended`, /Write true or false/],
  ['a fact in a translation', `${ES}/programs/tide.mdx`, 'slug:', 'category: premium\nslug:', `${ES}/programs/tide.mdx:12 category`, /Delete this fact: .* docs\/programs\/tide\.mdx/],
  ['a fact in an entry of a translation', `${ES}/programs/tide.mdx`, '{id: calm,', '{id: calm, minutes: 20,', `${ES}/programs/tide.mdx:3 phases[0].minutes`, /Delete this fact/],
  ['markup in a field', ABOUT, 'label: About', 'label: <b>About</b>', `${ABOUT}:11 label`, /plain words/],
  ['a description that is too short', ABOUT, /description: .*/, 'description: Short.', `${ABOUT}:9 description`, /at least 70 characters; there are 6/],
  ['an entry that stands in a list twice', TIDE, 'places: [suite, hotel]', 'places: [hotel, hotel]', `${TIDE}:7 places[1]`, /twice/],
  ['an id that stands in a list twice', GALLERY, '- id: 2', '- id: 1', `${GALLERY}:12 photos[1].id`, /twice/],
  ['somebody under age', ANA, 'age: 24', 'age: 17', `${ANA}:4 age`, /nobody under 18/],
  ['an hour that is none', ANA, '"18:00"', '"25:00"', `${ANA}:14 availability[0].from`, /Write a time such as "13:00"/],
  ['a date that is none', COOKIES, '2026-01-31', '2026-02-31', `${COOKIES}:3 updated`, /real date/],
  ['a telephone number without its country', BUSINESS, '"+34 930 123 456"', '930123456', `${BUSINESS}:5 phone`, /\+ and country code/],
  ['an unknown field of the house', BUSINESS, 'suites: 4', 'suites: 4\nrooms: 4', `${BUSINESS}:15 rooms`, /no such field/],
  ['a letter box that is none', BUSINESS, 'info@lamp.test', 'info.lamp.test', `${BUSINESS}:8 email.info`, /Write an e-mail address/],
  ['hours of programs outside those of the house', BUSINESS, 'openingHours: always', 'openingHours: {from: "12:00", to: "02:00"}', `${BUSINESS}:12 programHours`, /within openingHours/],
  ['hours of programs that run backwards', BUSINESS, '{from: "10:00", to: "02:00"}', '{from: "18:00", to: "10:00"}', `${BUSINESS}:12 programHours.to`, /later than the beginning/],
  ['the higher number of two first', BUSINESS, '[100, 200]', '[200, 100]', `${BUSINESS}:18 casting.dailyPayEur`, /lower number first/],
  ['a fact of the law with one bracket', BUSINESS, 'Licence 3 of the city', '"[Licence 3"', `${BUSINESS}:28 legal.licence`, /both brackets/],
  ['analytics without the name of the company', BUSINESS, 'analyticsScript: ""', 'analyticsScript: https://count.test/a.js\nanalyticsSince: "2026-01-01"\nanalyticsMonths: 12\nanalyticsPurpose: {en: counting, es: contar}', `${BUSINESS}:1 analyticsProvider`, /name of the company/],
  ['a purpose of analytics in one language alone', BUSINESS, 'analyticsScript: ""', 'analyticsScript: https://count.test/a.js\nanalyticsSince: "2026-01-01"\nanalyticsMonths: 12\nanalyticsProvider: Count\nanalyticsPurpose: {en: counting}', `${BUSINESS}:37 analyticsPurpose.es`, /in this language/],
  ['a forbidden word without its reason', WORDING, ', reason: Say "masseuse".', '', `${WORDING}:3 words[1].reason`, /it is missing/],
]);

// prettier-ignore
testRows([
  ['an unknown favourite', ANA, 'favoritePrograms: [tide]', 'favoritePrograms: [tid]', `${ANA}:11 favoritePrograms[0]`, /no program tid: .*Did you mean tide\?/],
  ['an unknown program on the home page', HOME, 'programs: [tide, hotel]', 'programs: [tides]', `${HOME}:11 programs[0]`, /Did you mean tide\?/],
  ['an unknown photo', HOME, 'photo: 1\n', 'photo: 99\n', `${HOME}:3 photo`, /no photo .* 99/],
  ['an unknown photo of a room', HOME, 'id: red, photo: 1', 'id: red, photo: 98', `${HOME}:5 rooms[0].photo`, /no photo .* 98/],
  ['an unknown photo of the facilities', ABOUT, '[1, 2, 3, 4]', '[1, 2, 3, 97]', `${ABOUT}:5 facilities[3]`, /no photo .* 97/],
  ['an unknown emblem', ANA, 'emblem: orchid', 'emblem: rose', `${ANA}:7 emblem`, /no emblem .* rose/],
  ['an unknown part of town', 'docs/outcall.mdx', 'area: centre', 'area: center', `docs/outcall.mdx:5 hotels[0].area`, /Did you mean centre\?/],
  ['a picture that is not there', GALLERY, 'file: room.jpg', 'file: roof.jpg', `${GALLERY}:6 photos[0].file`, /no file in docs\/pictures called roof\.jpg/],
  ['a photo behind a call that the page does not name', ABOUT, 'closingPhoto: 1\n', '', `${ABOUT}:25 <CallToAction ground>`, /Write "closingPhoto"/],
  ['a photo behind a hero that the page does not name', 'docs/casting.mdx', 'photo: 2\n', '', `docs/casting.mdx:15 <PageHero ground>`, /Write "photo"/],
  ['no photo where the hero shows a floor', 'docs/casting.mdx', /photo: 2\n([^]*)<PageHero>/, '$1<PageHero ground="floor">', `${ES}/casting.mdx:14 <PageHero ground>`, /Write "photo"/],
]);
