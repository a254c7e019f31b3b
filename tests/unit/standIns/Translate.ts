/** Stand-in for `@docusaurus/Translate`: English messages with their values filled in. */
export function translate(
  {message}: {id: string; message?: string; description?: string},
  values: Record<string, string | number> = {},
): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    message ?? '',
  );
}
