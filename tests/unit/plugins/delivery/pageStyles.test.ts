import {expect, test} from 'vitest';

import {filesOfPages} from '../../../../src/plugins/delivery/chunkFiles';
import {
  linkedStyles,
  mostFrequent,
  replaceStyles,
  styleElement,
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

test('one element takes the place of all, beside names of the chunks that it holds', () =>
  expect(replaceStyles(PAGE, '<style>a{}</style>', ['/a.css'])).toBe(
    '<head><style>a{}</style><link rel="stylesheet" data-href="/a.css"></head><body></body>',
  ));

test('styles with signs that mean something to a replacement stand as they are', () =>
  expect(replaceStyles(PAGE, styleElement(`a{content:"$&$'"}`), [])).toBe(
    `<head><style>a{content:"$&$'"}</style></head><body></body>`,
  ));

test('what only says which chunks are there is no style sheet to ask for', () =>
  expect(linkedStyles(replaceStyles(PAGE, '<style></style>', ['/a.css']))).toEqual([]));

test('a page without any style sheet is a mistake', () =>
  expect(() => replaceStyles('<head></head>', '', ['/a.css'])).toThrow('links no style sheet'));

test('styles that would end their element are a mistake', () =>
  expect(() => styleElement('a{content:"</STYLE>"}')).toThrow('</style'));

test('the layouts of most pages stand in the HTML, the first ones of as many', () => {
  expect([...mostFrequent(['a', 'b', 'b', 'c'], 2)]).toEqual(['b', 'a']);
  expect(mostFrequent(['a', 'b'], 5).size).toBe(2);
});
