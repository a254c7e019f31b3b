/** Buttons whose labels `<ButtonName>` quotes in texts, and the ids of these labels in `code.json`. */
export const QUOTED_BUTTONS = {
  acceptAll: 'consent.acceptAll',
  rejectAll: 'consent.rejectAll',
  customize: 'consent.customize',
  cookieSettings: 'consent.settings',
} as const;

export type QuotedButton = keyof typeof QUOTED_BUTTONS;
