import {expect, test} from 'vitest';

import {insertStyles, stylesOfPages} from '../../../../src/plugins/delivery/pageStyles';

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
  const {frame, pages} = stylesOfPages(ROUTES, MANIFEST);
  expect(frame).toEqual(['/assets/css/root.css', '/assets/css/shared.css']);
  expect(pages.get('/contact')).toEqual([
    '/assets/css/root.css',
    '/assets/css/shared.css',
    '/assets/css/page.css',
    '/assets/css/contact.css',
  ]);
  expect(pages.get('/')).not.toContain('/assets/css/contact.css');
});

test('links come after the first style sheet; a second run adds nothing', () => {
  const html = '<head><link rel=stylesheet href=/main.css></head><body></body>';
  const once = insertStyles(html, ['/a.css', '/main.css']);
  expect(once).toBe(
    '<head><link rel=stylesheet href=/main.css><link rel="stylesheet" href="/a.css"></head><body></body>',
  );
  expect(insertStyles(once, ['/a.css', '/main.css'])).toBe(once);
});

test('a page without any style sheet is a mistake', () =>
  expect(() => insertStyles('<head></head>', ['/a.css'])).toThrow('links no style sheet'));
