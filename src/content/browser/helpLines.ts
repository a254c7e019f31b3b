/** Help lines in Spain for victims and witnesses of coercion. */

/** The anti-trafficking line of the Spanish national police. */
export const POLICE = {
  phone: '900 10 50 90',
  dialled: '+34900105090',
  mail: 'trata@policia.es',
} as const;

/** The emergency number of the European Union. */
export const EMERGENCY = '112';
