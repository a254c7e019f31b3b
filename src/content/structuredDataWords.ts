/**
 * English words of structured data that stand in no page's front matter, by the ids of their translations in
 * `code.json`. The first is what the contact page says.
 */
export const STRUCTURED_DATA_WORDS = {
  'contact.paymentWays':
    'Cash or major credit cards, in euros, at the time of service; at a hotel, at the door',
  'structuredData.massage': 'Massage',
  'structuredData.outcall': 'Outcall massage',
} as const;
