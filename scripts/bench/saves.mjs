/* What `npm run bench:dev` saves: a file, what changes in it, and where the visitor sees that. */

/** Prices follow one another in this, so that each save changes what is seen. */
const LAST_SESSION = /priceEur: (\d+)\}(?![\s\S]*priceEur)/;

/**
 * One save. `change` returns the whole text of the file, and `seen` the text that its page then shows; `count` is the
 * number of the save, from 1.
 */
export const SAVES = [
  {
    name: 'a word of a text',
    file: 'docs/programs/kaula-tantra.mdx',
    page: '/programs/kaula-tantra',
    change: (text, count) => `${text.trimEnd()} Measured ${count}.\n`,
    seen: (_, count) => `Measured ${count}.`,
  },
  {
    name: 'a word of a field',
    file: 'docs/programs/kaula-tantra.mdx',
    page: '/programs/kaula-tantra',
    change: (text, count) => text.replace(/^lead: (.*)$/m, `lead: $1 Measured ${count}.`),
    seen: (_, count) => `Measured ${count}.`,
  },
  {
    name: 'a price, on its page',
    file: 'docs/programs/kaula-tantra.mdx',
    page: '/programs/kaula-tantra',
    change: withPrice,
    seen: (text, count) => `€${priceAfter(text, count)}`,
  },
  {
    name: 'a price, on the menu',
    file: 'docs/programs/kaula-tantra.mdx',
    page: '/massage-menu',
    change: withPrice,
    seen: (text, count) => `€${priceAfter(text, count)}`,
  },
  {
    name: 'business.yml',
    file: 'docs/business.yml',
    page: '/contact',
    change: (text, count) => text.replace(/^phone: .*$/m, `phone: "${phone(count)}"`),
    seen: (_, count) => phone(count),
  },
  {
    name: 'a component',
    file: 'src/components/layout/FooterColophon.tsx',
    page: '/about',
    change: (text, count) => text.replace('`© ', `\`© Measured ${count} `),
    seen: (_, count) => `© Measured ${count}`,
  },
];

/** Whole euros that no other program costs. */
function priceAfter(text, count) {
  return Number(LAST_SESSION.exec(text)?.[1]) + count;
}

function withPrice(text, count) {
  return text.replace(LAST_SESSION, `priceEur: ${priceAfter(text, count)}}`);
}

/** A placeholder number of the Spanish numbering plan. */
const phone = (count) => `+34 930 000 ${String(count).padStart(3, '0')}`;
