/** See inlineWords.js. */
export function inlineWords(
  source: string,
  translations: Readonly<Record<string, string>>,
): {readonly code: string; readonly ids: ReadonlySet<string>};
