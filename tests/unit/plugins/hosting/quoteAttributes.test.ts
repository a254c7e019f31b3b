import {expect, test} from 'vitest';

import {quoteHead} from '../../../../src/plugins/hosting/quoteAttributes';

test.each([
  {
    name: 'values without quotation marks',
    from: '<html lang=en-US><head><meta property=og:image content=https://a.test/b.jpg?c=1 />',
    to: '<html lang="en-US"><head><meta property="og:image" content="https://a.test/b.jpg?c=1" />',
  },
  {
    name: 'but neither values with them nor attributes without a value',
    from: `<html><head><meta name="a" content='b=c'><link rel=preload href="/d" crossorigin>`,
    to: `<html><head><meta name="a" content='b=c'><link rel="preload" href="/d" crossorigin>`,
  },
  {
    name: 'nor what looks like an attribute in a text, a script or a style',
    from: '<html><head><title>a b=c</title><script>if (a<b) c=d</script><style>[a=b]{}</style>',
    to: '<html><head><title>a b=c</title><script>if (a<b) c=d</script><style>[a=b]{}</style>',
  },
  {
    name: 'what is for visitors without script',
    from: '<html><head><noscript><link rel=stylesheet href=/a.css></noscript>',
    to: '<html><head><noscript><link rel="stylesheet" href="/a.css"></noscript>',
  },
])('quotes $name', ({from, to}) => {
  const rest = '</head><body class=a><p id=b>c</body></html>';
  expect(quoteHead(from + rest)).toBe(to + rest);
});
