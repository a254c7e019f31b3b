import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';

import FactList from '../../../../src/components/ui/FactList';

test('two facts whose terms are one word in a translation are both shown', () => {
  const facts = [
    ['Horario', 'siempre'],
    ['Horario', 'de 10 a 2'],
  ] as const;
  const html = renderToStaticMarkup(<FactList facts={facts} />);
  expect(html.match(/<dd>.*?<\/dd>/g)).toEqual(['<dd>siempre</dd>', '<dd>de 10 a 2</dd>']);
});
