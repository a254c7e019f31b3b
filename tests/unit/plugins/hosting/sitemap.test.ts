import {expect, test} from 'vitest';

import {factsOfPage} from '../../../../src/plugins/hosting/sitemap';

const PAGE = `<html><head><link data-rh=true rel=canonical href=https://house.test/menu />
<link data-rh=true rel=alternate hreflang=en-US href=https://house.test/menu />
<link rel="alternate" hreflang="x-default" href="https://house.test/menu"/></head>
<body><header><img src=/pictures/logo.jpg alt=Logo></header>
<main id=x><img alt="a > b" src=/pictures/a.jpg /><img src="/pictures/a.jpg" alt="again">
<img src=/pictures/ground.jpg alt=""><img alt src=/pictures/bare.jpg><img src=/pictures/none.jpg><img src=/img/drawing.svg alt=Map>
<noscript><img src=/pictures/b.jpg alt="later"></noscript></main></body></html>`;

test('reads alternates, and the pictures in <main> that have an alternative text', () =>
  expect(factsOfPage(PAGE, 'https://house.test')).toEqual({
    links: [
      {lang: 'en-US', url: 'https://house.test/menu'},
      {lang: 'x-default', url: 'https://house.test/menu'},
    ],
    img: [{url: 'https://house.test/pictures/a.jpg'}, {url: 'https://house.test/pictures/b.jpg'}],
  }));
