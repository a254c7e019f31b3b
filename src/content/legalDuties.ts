/** What the law requires of legal pages: LSSI art. 10 and 22.2, GDPR art. 13, RDL 1/2007 art. 60. */

type Duties = {
  /** Facts that the page must show with `<BusinessFact />`. */
  readonly facts?: readonly string[];
  /** Ids of the headings that the page must have. */
  readonly headings: readonly string[];
};

/** By document id. */
export const LEGAL_DUTIES: Readonly<Record<string, Duties>> = {
  'legal/legal-notice': {
    facts: ['company', 'nif', 'registeredAddress', 'registry', 'licence', 'infoEmail', 'phone'],
    headings: ['provider', 'reach', 'registry', 'authorisation', 'prices'],
  },
  'legal/privacy-policy': {
    facts: ['company', 'privacyEmail', 'dataProtectionContact'],
    headings: [
      'controller',
      'purposes',
      'legitimate-interests',
      'recipients',
      'transfers',
      'retention',
      'rights',
      'withdrawal',
      'complaint',
      'obligation',
      'automated-decisions',
      'applicants',
    ],
  },
  'legal/cookie-policy': {headings: ['stored', 'change']},
  // `adults` and `consent`: nobody under age, and either side may stop at any time.
  'legal/terms-of-service': {
    headings: [
      'who',
      'services',
      'adults',
      'prices',
      'payment',
      'cancellation',
      'consent',
      'complaints',
    ],
  },
};
