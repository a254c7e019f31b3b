/**
 * The few words of structured data that stand in no page's frontmatter. Their
 * translations are in `i18n/<language>/code.json`, under the same ids; the first
 * one is what the contact page says.
 */

/** English, by id. */
export const WORDS = {
  'contact.paymentWays':
    'Cash or major credit cards, in euros, at the time of service; at a hotel, at the door',
  'structuredData.massage': 'Massage',
  'structuredData.outcall': 'Outcall massage',
} as const;

type WordId = keyof typeof WORDS;
export type Words = (id: WordId) => string;

/** Looks words up in a language's translations; English where there is none. */
export function wordsFrom(translations: Readonly<Record<string, string>>): Words {
  return (id) => translations[id] ?? WORDS[id];
}
