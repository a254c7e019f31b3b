/** What other programs leave in files: invisible characters, notes, empty fields, second copies. */
import {ES} from '../site';
import {ABOUT, BUSINESS, CODE, COOKIES, TIDE, testChanges, testRows} from './rows';

// prettier-ignore
testRows([
  ['a bidirectional control in a text', TIDE, 'The water', 'The \u202Ewater', `${TIDE}:31`, /U\+202E after “The ”/],
  ['a variation selector in a title', ABOUT, 'About the house', 'About the \u2764\uFE0F house', `${ABOUT}:7`, /U\+FE0F/],
  ['a tag character', TIDE, 'The water', '\u{E0041}The water', `${TIDE}:31`, /U\+E0041 at the beginning/],
  ['an invisible character in a telephone number', BUSINESS, '+34 930', '\u2066+34 930', `${BUSINESS}:5`, /U\+2066/],
  ['an invisible character in a label', CODE, 'Suave', 'Sua\u200Bve', `${CODE}:3`, /U\+200B/],
  ['a note between percent signs', TIDE, 'The water', '%%ask Ana%% The water', `${TIDE}:31`, /note or mark of an editor/],
  ['a highlight', TIDE, 'The water', 'The ==water==', `${TIDE}:31`, /note or mark/],
  ['tildes that strike nothing through', TIDE, 'The water', 'The ~~cold water', `${TIDE}:31`, /note or mark/],
  ['a comment of a word processor', TIDE, 'The water', 'Commented [AB1]: The water', `${TIDE}:31`, /note or mark/],
  ['a mark in a field', ABOUT, 'About the house', 'About ++the++ house', `${ABOUT}:7 title`, /doubled characters/],
  ['a mark in a label', CODE, 'Suave', '||Suave||', `${CODE}:3 intensity.gentle`, /note or mark/],
  ['a web address with an equals sign', TIDE, 'The water', 'The [water](https://house.test/?a==b)', undefined],
  ['nested entries of labels', CODE, /"booking\.call": (\{.*\})/, '"booking": {"call": $1}', `${CODE}:2 booking`, /whole name, such as "booking\.call"/],
  ['a date as a midnight timestamp', COOKIES, 'updated: 2026-01-31', 'updated: 2026-01-31T00:00:00.000Z', undefined],
  ['a timestamp instead of a date', COOKIES, 'updated: 2026-01-31', 'updated: 2026-01-31T17:20:00.000Z', `${COOKIES}:2 updated`, /year-month-day/],
  ['an optional list that is empty', 'docs/contact.mdx', 'slug:', 'formerly: []\nslug:', undefined],
  ['a component that needs an optional field that is empty', 'docs/contact.mdx', /^hero: .*/m, 'hero: ""', 'docs/contact.mdx:10 <PageHero ground>', /Write "hero" in/],
  ['a required text that is empty', ABOUT, 'title: About the house', 'title: ""', `${ABOUT}:7 title`],
  ['the id of a heading as a comment', COOKIES, '{#stored}', '{/* #stored */}', undefined],
  ['another id of a heading as a comment', COOKIES, '{#stored}', '{/* #kept */}', COOKIES],
]);

// prettier-ignore
testChanges(
  ['about (1)', 'about 2', 'about copy', 'about-copia', 'about-conflict', 'about.sync-conflict-20261121-101500-ABCDEFG', 'about (conflicted copy 2026-11-21)'].map(
    (name) => [`a second copy called ${name}`, (site) => site.copy(`${ES}/about.mdx`, `${ES}/${name}.mdx`), `${ES}/${name}.mdx`, /a copy of about\.mdx/] as const,
  ),
);
