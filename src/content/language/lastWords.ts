/** Small words at which no text ends: it was cut there. */
import {rememberedByText} from '../remember';

/** Words that need another one behind them, by language. Add a line for a new language. */
const NEVER_LAST: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ\p{N}’'-])(?:the|an|(?<!(?:[Ll]etter|[Vv]itamin|[Pp]lan|[Gg]rade|[Ff]rom|[Tt]o) )a|and|or|our|your|their|its|my|every|into)$/u,
  es: /(?<![A-Za-zÀ-ɏ\p{N}’'-])(?:el|l[ao]s|(?<!(?:[Nn]ota|[Ss]ol|[Ff]a) )la|lo|un|de|del|al|(?<!(?:[Ll]etra|[Vv]itamina|[Pp]lan|[Dd]e la) )a|en|con|por|para|hacia|hasta|desde|que|su|sus|(?<!(?:[Ll]etra|[Uu]na) )[yo])$/u,
};

/** Words that a sentence may end with, and a name of a few words may not: “a glass of”, “what it is made of”. */
const LAST_IN_CLAUSE: Readonly<Record<string, RegExp>> = {
  en: /(?<![A-Za-zÀ-ɏ\p{N}’'-])(?![A-Za-zÀ-ɏ]*(?:ed|ing|self)\s|(?:made|taken|paid|sought|meant|kept|left|proud|fond|sure|tired|full|aware|afraid|capable|short|out|instead|inside|worth|think|dream|hear|speak|talk|ask|look|care|wait|what|come|go|live|here) )[A-Za-zÀ-ɏ]+ (?:of|for|with)$/u,
};
/** What makes a clause of a few words. */
const CLAUSE =
  /(?<![A-Za-zÀ-ɏ])(?:what|which|who|whom|whose|that|where|when|how|why|i|you|we|she|he|it|they|is|are|was|were|be|been|to|nobody|nothing|something|somebody|someone|everything|everybody|anything)(?![A-Za-zÀ-ɏ])/iu;

type Cut = (text: string) => string | undefined;

const cutIn = (locale: string): Cut =>
  rememberedByText((typed) => {
    const text = typed.trim();
    const [word] = NEVER_LAST[locale]?.exec(text) ?? [];
    if (word !== undefined) return text === word ? undefined : word;
    const [phrase] = (!CLAUSE.test(text) && LAST_IN_CLAUSE[locale]?.exec(text)) || [];
    return phrase?.split(' ').at(-1);
  });

const known = new Map<string, Cut>();

/** The small word at which a text was cut, if it was. */
export function cutAt(text: string, locale: string): string | undefined {
  const cut = known.get(locale) ?? cutIn(locale);
  known.set(locale, cut);
  return cut(text);
}
