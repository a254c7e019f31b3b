/** Signs by their names in HTML, which copied text brings along. */
/** A sign by its name or number in HTML, as copied text has it. */
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/gi;
/** The same without its semicolon: names of signs that are part of no word. */
const CUT =
  /&(?:(?:[lr][sd]quo|nbsp|[mn]dash|hellip|[lr]aquo|iquest|iexcl)|(?:quot|apos|shy|[aeiou]acute|ntilde|uuml|#\d{2,4})(?![\p{L}\d]))(?!;)/giu;

/** What to do about signs by name, for those that cannot be typed as they are or are not seen. */
const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [
    /&(?:shy|zwn?j|lrm|rlm|ZeroWidthSpace|NoBreak|#173|#xad|#820[3-7]|#8288|#x200[b-f]);/i,
    'Delete it: it stands for a sign that nobody sees.',
  ],
  [
    /&(?:quot|apos|[lr][sd]quo|#3[49]|#x2[27]|#821[67]|#822[01]);/i,
    'Type ’ for an apostrophe, and the quotation marks of the language: “…” in English, «…» in Spanish.',
  ],
  [/&(?:[lg]t|#6[02]|#x3[ce]);/i, 'Say it in words.'],
  [/&(?:[mn]dash|#821[12]);/i, 'Type a dash close to the words that it encloses, or a comma.'],
  [/&(?:[lr]arr|bull|check|star|#8226|#8594);/i, 'Delete it, or say it in words.'],
];

/** What to do about signs by name. */
function entityRemedy(entities: readonly string[]): string {
  const remedies = entities.map(
    (entity) =>
      ENTITIES.find(([pattern]) => pattern.test(entity))?.[1] ??
      'Type the sign itself; a blank is typed as a blank.',
  );
  return [...new Set(remedies)].join(' ');
}

/** All signs by name in a text, as one mistake. */
export function entitiesIn(text: string): {found: string; remedy: string} | undefined {
  if (!text.includes('&')) return undefined;
  const entities = [...new Set([...(text.match(ENTITY) ?? []), ...(text.match(CUT) ?? [])])];
  if (entities.length === 0) return undefined;
  const found = `the sign${entities.length > 1 ? 's' : ''} ${entities.join(', ')}`;
  return {found, remedy: entityRemedy(entities.map((one) => one.replace(/;?$/, ';')))};
}
