import {describe, expect, test} from 'vitest';

import {createCatalogue} from '../../../src/content/catalogue';
import {source} from './content';

test('the content has no mistakes', () => expect(createCatalogue(source).problems).toEqual([]));

describe.each(source.documents.map((document) => [document.file, document] as const))(
  '%s',
  (_file, {locale, body, frontMatter}) => {
    const text = `${JSON.stringify(frontMatter)}\n${body}`;

    test('has no placeholder text', () =>
      expect(text).not.toMatch(/[Ll]orem ipsum|\b(TODO|TBD|FIXME)\b/));

    test('types no price: amounts come from the catalogue', () =>
      expect(body).not.toMatch(/€\s?\d|\d\s?€|\bEUR\s?\d|\d+\s?euros?\b/i));

    test('links to pages by file', () =>
      expect(body).not.toMatch(/\]\((?!\/[\w/-]+\.mdx|#|https?:|tel:|mailto:)/));

    test.runIf(locale === 'es')('is written with Spanish signs', () => {
      const prose = body
        .replace(/^import .*$/gm, '')
        .replace(/<[^>]*>/g, '')
        .replace(/\{[^}]*\}/g, '');
      const count = (sign: string) => prose.split(sign).length;
      expect([count('?'), count('!')]).toEqual([count('¿'), count('¡')]);
      expect(prose.replace(/\]\([^)]*\)/g, '')).not.toMatch(/["“”]/);
    });
  },
);
