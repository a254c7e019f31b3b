/** Buttons whose labels `<ButtonName>` quotes in texts, and the ids of these labels in `code.json`. */
export const BUTTON_WORDS = {
  acceptAll: 'consent.acceptAll',
  rejectAll: 'consent.rejectAll',
  customize: 'consent.customize',
  cookieSettings: 'consent.settings',
} as const;

export type ButtonWords = keyof typeof BUTTON_WORDS;
