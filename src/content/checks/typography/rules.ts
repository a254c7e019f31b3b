/** How each language sets its signs: what is never written so, and what to write instead. */
export type Rule = {
  readonly pattern: RegExp;
  readonly found: (match: RegExpExecArray) => string;
  readonly remedy: string | ((typed: string) => string);
  /** Whether words in italics and quotations are left out: they may be of any language. */
  readonly isOwn?: true;
  /** Whether the bold words that a block begins with are left out: they end without a stop. */
  readonly isUnlabelled?: true;
};

/** Small words that never stand twice in a row; others do ("had had"). */
const NEVER_TWICE =
  'the|a|an|of|to|and|is|for|with|at|or|our|your|we|de|del|la|el|los|las|que|y|en|un|una|con|por|para|al|su|tu|hay|before|after|from|this|these|when|where|which|they|there|their|because|through|como|cuando|donde|sin|sobre|entre|desde|hasta|porque|pero|este|esta|estos|estas|nuestr[oa]s?|no|se|me|te|lo';

/** Others that nobody says twice without a comma between. */
const SELDOM_TWICE =
  'are|was|were|be|been|have|it|you|she|he|into|under|over|by|as|will|can|may|must|not|but|if|es|está|son|más|nos|les|ella|desde|hacia|bajo|tras';
/** Long words that are said twice on purpose: “gently gently”, “despacio despacio”. */
const MEANT_TWICE =
  'really|slowly|gently|softly|always|almost|little|despacio|lentamente|suavemente|siempre|mientras';

/** A word of a sentence’s beginning, twice: “Water water first”. “Duran Duran” is a name, “Muy muy despacio” is meant. */
const BEGUN_TWICE = [...'abcdefghijklmnñopqrstuvwxyzáéíóú']
  .map((letter, index) => {
    const meant =
      '(?!ery |ell |ong |any |uch |here |hat |oco |ucho |asi |ien |ada |odo |uego |espacio |entamente |lowly |ently |oftly |eally |lways |iempre )';
    return `${letter.toUpperCase()}${meant}(\\p{Ll}{3,})\\s+${letter}\\${index + 1}`;
  })
  .join('|');

/** A text after which nothing comes: entries of a list but the last may end so. */
export const UNFINISHED: Rule = {
  pattern: /[\p{L}\d)][,;]$/u,
  found: ([match]) => `${match.at(-1)} at the end`,
  remedy: 'Delete it: nothing follows.',
};

/** What is said of a word that stands twice in a row. */
const WORD_TWICE: Omit<Rule, 'pattern'> = {
  found: ([match]) => `“${match.replace(/\s+/, ' ')}”, the same word twice`,
  remedy: 'Delete one of the two.',
};

/** Rules that hold in every language. */
export const EVERYWHERE: readonly Rule[] = [
  {
    // “De la A a la Z”, “la la la” and “un no no se explica” are meant.
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ\\p{M}’'-]|(?:la|letra|from|vitamina?|plan) (?=a a )|(?<![A-Za-zÀ-ɏ])(?:un|el|ese|este|cada|tu|su) (?=no no )|(?<![A-Za-zÀ-ɏ])la (?=la la))(${NEVER_TWICE})\\s+\\1(?![A-Za-zÀ-ɏ\\p{M}’'-]|(?<=la) la(?![A-Za-zÀ-ɏ]))`,
      'iu',
    ),
    ...WORD_TWICE,
  },
  {
    // “You are are washed washed”; a name has capitals, and short words may be meant.
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}’'-])(?!(?:${NEVER_TWICE}|${MEANT_TWICE})(?!\\p{L}))(${SELDOM_TWICE}|\\p{Ll}{6,})\\s+\\1(?![\\p{L}\\p{M}’'-])`,
      'u',
    ),
    ...WORD_TWICE,
  },
  {
    // “De la de la”: two small words, twice.
    pattern: new RegExp(
      `(?<![A-Za-zÀ-ɏ’'-])(${NEVER_TWICE})\\s(?!\\1\\s)(${NEVER_TWICE})\\s+\\1\\s\\2(?![A-Za-zÀ-ɏ’'-])`,
      'iu',
    ),
    found: ([match]) => `“${match.replace(/\s+/g, ' ')}”, the same words twice`,
    remedy: 'Delete one of the two.',
  },
  {
    // “THere”; names such as McGregor have a small letter between, and abbreviations an s at most.
    isOwn: true,
    pattern: /(?<![\p{L}\p{N}’'.@/_-])\p{Lu}{2}\p{Ll}{3,}(?![\p{L}@/_])/u,
    found: ([match]) => `“${match}”, with two capitals`,
    remedy: (typed) => `Write “${typed.charAt(0)}${typed.slice(1).toLowerCase()}”.`,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}’'-])(?:${BEGUN_TWICE})(?![\\p{L}’'-])`, 'u'),
    ...WORD_TWICE,
  },
  {
    pattern:
      /[\u00AD\u200B\u200E\u200F\u2028\u2029\u2060\uFEFF\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/,
    found: () => 'a sign that cannot be seen, as copied text sometimes brings along',
    remedy: 'Type the words around it again.',
  },
  {
    pattern: /\.\.\.+/,
    found: () => '...',
    remedy: 'Write the one sign … instead.',
  },
  {
    pattern: /\. \.(?: \.)+/,
    found: ([match]) => match,
    remedy: 'Write the one sign … instead.',
  },
  {
    pattern: /(?<=[\p{L}\p{N}.,;:])( {2,})([\p{L}\p{N}]+)/u,
    found: ([, , word]) => `two blanks before “${word ?? ''}”`,
    remedy: 'Write one.',
  },
  {
    // “guest(s)” and “masajista(s)” are one word.
    pattern: /(?<=\p{L}{2})\((?!(?:e?s|[ao]s?)\))(?=\p{L})|\(\p{L}{3,}[^()]*(?<!\s)\)\p{L}/u,
    found: ([match]) => `no blank beside ${match.endsWith('(') ? '(' : ')'}`,
    remedy: 'Write a blank between the bracket and the word outside it.',
  },
  {
    pattern: /\d+\s?º\s?C(?!\p{L})/u,
    found: ([match]) => `“${match}”`,
    remedy: 'The sign of a degree is °, with a blank before it: write 38 °C.',
  },
  {
    pattern: /(?<![\d/.-])\d{1,2}([/.-])\d{1,2}\1(?:19|20)\d\d(?![\d/.-])/,
    found: ([match]) => `the date “${match}”`,
    remedy: 'Write the month as a word: readers of other countries take it for another day.',
  },
  {
    pattern: /\s\|\s*$/u,
    found: () => 'a stray | at the end',
    remedy: 'Delete it.',
  },
  {
    pattern: /[.!?…] \/ (?=[\p{Lu}¿¡])/u,
    found: () => 'two versions with / between them',
    remedy: 'Keep one of the two, and delete the other with the /.',
  },
  {
    // One keeps a number with its word; a row of them was pasted.
    pattern: /\p{L}\u00A0\p{L}+\u00A0\p{L}/u,
    found: () => 'blanks at which no line breaks, as text copied from elsewhere may have them',
    remedy: 'Type the blanks between these words again.',
  },
  {
    pattern: /\u00A0{2}|^\u00A0/u,
    found: () => 'blanks that keep words apart (&nbsp;)',
    remedy: 'Delete them: the page sets its own distances.',
  },
  {
    // What ends in italics or a quotation has its sign behind it; in a row of stops it is told as that.
    pattern: /[\p{L}*_”»] (?!\. \.)[,.;:!?](?=\s|$)/u,
    found: ([match]) => `a blank before ${match.at(-1)}`,
    remedy: 'Delete the blank.',
  },
  {
    pattern: /\p{L} [,;](?=\p{L})/u,
    found: ([match]) => `a blank before ${match.at(-1)}, and none after it`,
    remedy: 'Write the blank behind the sign.',
  },
  {
    // Of {name} in words of components both are there.
    pattern: /(?<!\{[\p{L}\p{N}]*)\}/u,
    found: () => 'the sign } by itself',
    remedy: 'Delete it.',
  },
  {
    // Judgments are cited as ECLI:EU:C:2019:801.
    pattern: /(?!\p{Lu}:\p{Lu}(?!\p{Ll}))\p{L}[,;:](?=\p{L})/u,
    found: ([match]) => `no blank after ${match.at(-1)}`,
    remedy: 'Write a blank there.',
  },
  {
    // Addresses and file names go on in small letters.
    pattern: /\p{Ll}[.!?…](?=\p{Lu}\p{Ll}|[¿¡]\p{L})/u,
    found: ([match]) => `no blank after ${match.at(-1)}`,
    remedy: 'Write a blank between two sentences.',
  },
  {
    // Abbreviations have few letters, or a point within: approx., p. ej., etc.
    isOwn: true,
    pattern:
      /(?<![A-Za-zÀ-ɏ.])(?!approx|(?:tels?|arts?|págs?|núms?|avda?|aprox|incl|excl|dept|depto|prov|etc|ext|min|max|máx|mín|est|std|orig|fig|cap|vols?)\.)(?:\p{Ll}{3,}|\p{Lu}\p{Ll}{4,}|it|in|on|up|us|me|so|do|go|is|at|to|yo|tú|sí|él|ya|va|ti|mí)\. (?=(?:\p{Ll}{2,}(?:’\p{Ll}{1,2})?|[yeoua]) \p{Ll})/u,
    found: ([match]) => `a sentence that begins small, after “${match.trim()}”`,
    remedy: 'Begin it with a capital, or write a comma before it.',
  },
  {
    // ::: around a box is told with its beginning.
    pattern: /(?<!\.)\.\.(?!\.)|,,+|;;+|(?<!^:{0,2})::+|!!+|\?\?+|¡¡+|¿¿+/,
    found: ([match]) => `“${match}”, the same sign twice`,
    remedy: 'Write the sign once.',
  },
  {
    isOwn: true,
    isUnlabelled: true,
    pattern: /(?<=\p{Ll} )\p{Ll}{2,} \/ \p{Ll}{2,}(?= \p{Ll}[^/]*[.!?…])/u,
    found: ([match]) => `“${match}”, two wordings with a slash between them`,
    remedy: 'Keep one of the two, or write “or” between them.',
  },
  {
    pattern: /[([] (?=\S)|(?<=\S) [)\]]/,
    found: ([match]) => `a blank beside ${match.trim()}`,
    remedy: 'Delete the blank: brackets stand close to the words they enclose.',
  },
  {
    // "a)" before an entry of a list has no twin.
    pattern:
      /\([^()]*$|\)(?<=^[^()]*\))(?<!(?:^|(?:^|[\s(])(?:\p{Ll}{1,3}|\p{Lu}|[IVX]{2,4})|(?:^|[\s(])\d{1,2})\))/u,
    found: ([match]) => `the bracket ${match[0] ?? match} without its twin`,
    remedy: 'Open with ( and close with ).',
  },
  {
    pattern: /\p{L}[´`]\p{L}|[´`](?=\p{L})/u,
    found: ([match]) => `the sign ${/[´`]/.exec(match)?.[0] ?? match}`,
    remedy: 'Write ’ for an apostrophe; an accent stands on its letter.',
  },
  {
    pattern:
      /[\p{Script=Latin}](?=[\p{Script=Cyrillic}\p{Script=Greek}])|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})/u,
    found: () => 'a letter of another alphabet inside a word, which only looks like one of ours',
    remedy: 'Type the word again.',
  },
];
