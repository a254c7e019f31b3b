import {expect, test} from 'vitest';

import {
  linkedStyles,
  replaceStyles,
  filesOfPages,
} from '../../../../src/plugins/delivery/pageStyles';

const ROUTES = {
  '/-3fd': {__comp: 'root', __context: {plugin: 'plugin'}},
  '/-e19': {__comp: 'outlet'},
  '/contact-1b8': {__comp: 'page', content: 'contact'},
  '/-0aa': {__comp: 'page', content: 'home'},
};
const css = (file: string) => ({css: [{publicPath: `/assets/css/${file}.css`}]});
const MANIFEST = {
  origins: {root: [1, 9], page: [2, 9], contact: [3], home: [4], outlet: [5], plugin: [6]},
  assets: {
    1: css('root'),
    2: css('page'),
    3: css('contact'),
    4: {},
    5: {},
    6: {},
    9: css('shared'),
  },
};

test('a page has the styles of the frame, its layout and its content, each once', () => {
  const {frame, pages} = filesOfPages(ROUTES, MANIFEST, 'css');
  expect(frame).toEqual(['/assets/css/root.css', '/assets/css/shared.css']);
  expect(pages.get('/contact')).toEqual([
    '/assets/css/root.css',
    '/assets/css/shared.css',
    '/assets/css/page.css',
    '/assets/css/contact.css',
  ]);
  expect(pages.get('/')).not.toContain('/assets/css/contact.css');
});

const PAGE =
  '<head><link rel=stylesheet href=/main.css><link rel="stylesheet" href="/a.css"></head><body></body>';

test('knows the style sheets of a page in their order', () =>
  expect(linkedStyles(PAGE)).toEqual(['/main.css', '/a.css']));

test('one style sheet takes the place of all, and says which chunks it holds', () =>
  expect(replaceStyles(PAGE, '/page.css', ['/a.css'])).toBe(
    '<head><link rel="stylesheet" href="/page.css"><link rel="stylesheet" data-href="/a.css"></head><body></body>',
  ));

test('what only says which chunks are there is no style sheet to ask for', () =>
  expect(linkedStyles(replaceStyles(PAGE, '/page.css', ['/a.css']))).toEqual(['/page.css']));

test('a page without any style sheet is a mistake', () =>
  expect(() => replaceStyles('<head></head>', '/page.css', ['/a.css'])).toThrow(
    'links no style sheet',
  ));
