/** The tint class of an intensity word in English or in the page's language, in any case. */
export function intensityKey(intensity: string, labels: Record<string, string>): string {
  const wanted = intensity.trim().toLowerCase();
  const known = Object.entries(labels).find(
    ([key, label]) => key === wanted || label.toLowerCase() === wanted,
  );
  return known?.[0] ?? 'neutral';
}
