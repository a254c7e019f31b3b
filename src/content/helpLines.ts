/** Where somebody who is coerced, or sees it, finds help in Spain. */

/** The anti-trafficking line of the Spanish national police. */
export const POLICE = {
  phone: '900 10 50 90',
  dialled: '+34900105090',
  mail: 'trata@policia.es',
} as const;

/** For danger at this moment, in the whole of the European Union. */
export const EMERGENCY = '112';
