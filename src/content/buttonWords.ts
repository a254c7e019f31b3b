/**
 * Buttons that texts quote by what stands on them, with the entries of their words in `code.json`. The
 * component that shows them is `<ButtonName>` (components/mdx).
 */
export const BUTTON_WORDS = {
  acceptAll: 'consent.acceptAll',
  rejectAll: 'consent.rejectAll',
  customize: 'consent.customize',
  cookieSettings: 'consent.settings',
} as const;

export type ButtonWords = keyof typeof BUTTON_WORDS;
