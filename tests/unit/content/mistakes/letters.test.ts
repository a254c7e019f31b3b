/** Letters that the fonts of the site do not have: browsers would show them in another typeface, inside a word. */
import {ES} from '../site';
import {ABOUT, CODE, TIDE} from './paths';
import {accepts, reports} from './tables';

const ES_ABOUT = `${ES}/about.mdx`;

accepts([
  {
    name: 'letters of other European languages',
    file: TIDE,
    from: 'The water',
    to: 'Łódź, „groß“, Ãrea, Ștefan, naïve, STRAẞE. The water',
  },
  {
    name: 'a passage in another script whose language is named',
    file: TIDE,
    from: 'The water',
    to: '<span lang="ja">湯</span>. The water',
  },
]);

reports([
  {
    name: 'a letter that the typefaces have and the fonts do not',
    file: TIDE,
    from: 'The water',
    to: 'The Việt water',
    at: 'The Việt water',
    message: /^Run "npm run fonts", which adds “ệ” to the fonts of the site\.$/,
  },
  {
    name: 'such a letter in a field',
    file: ABOUT,
    from: 'About the house',
    to: 'About the Việt house',
    at: 'Việt',
    field: 'title',
    message: /npm run fonts/,
  },
  {
    name: 'such a letter in a label',
    file: CODE,
    from: 'Suave',
    to: 'Suavệ',
    at: 'Suavệ',
    field: 'intensity.gentle',
    message: /npm run fonts/,
  },
  {
    name: 'a sign that the typefaces do not have',
    file: ES_ABOUT,
    from: '# La casa',
    to: '# La casa ★',
    at: '★',
    message: /^Write this without “★”: the typefaces of the site do not have it\.$/,
  },
  {
    name: 'a passage in another script whose language is not named',
    file: TIDE,
    from: 'The water',
    to: 'The 湯 water',
    at: '湯',
    message: /Write .*<span lang="…">/,
  },
]);
