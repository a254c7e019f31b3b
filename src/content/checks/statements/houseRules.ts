/** Rules that many sentences say: one that says another number than all others is the mistake. */
import type {Problem} from '../../problems';
import {type Text, textsOf} from '../../texts';
import {type Said, saidIn} from './houseRuleForms';
import {type RawDocument, originalsOf} from '../raw';

/** Whether a text speaks for the house: one program may want more time than a visit does. */
function isOfHouse(
  document: RawDocument,
  original: RawDocument | undefined,
  {text}: Text,
): boolean {
  if (document.kind === 'masseuse') return false;
  if (document.kind === 'program') return original?.facts.pricing === 'travel';
  return (
    document.kind === 'legal' || document.id === 'outcall' || /hotel|cancel|anula/iu.test(text)
  );
}

/** What is asked elsewhere, on a feast or of a group is no other rule: “For Sitges we ask for four hours’ notice”. */
const EXCEPTION =
  /^(?:for|in|during|on|outside|beyond|para|durante|en|fuera)(?![A-Za-zÀ-ɏ])|voucher|gift|regalo|group|part(?:y|ies) of|grupos?(?![A-Za-zÀ-ɏ])/iu;

function isException({text: {text}, typed}: Said): boolean {
  const at = text.indexOf(typed);
  const [before = ''] = text
    .slice(0, at)
    .split(/(?<=[.!?;:]\s)/u)
    .slice(-1);
  const [after = ''] = text.slice(at).split(/[.!?;:](?:\s|$)/u);
  return EXCEPTION.test(`${before}${after}`.trim());
}

/** What so many places say is the rule. */
const LEAST = 3;

/** What one file says otherwise than most places do: one message, with the other lines. */
function others(all: readonly Said[]): Problem[] {
  const worths = [...new Set(all.map(({worth}) => worth))];
  const groups = worths
    .map((worth) => all.filter((said) => said.worth === worth))
    .sort((a, b) => b.length - a.length);
  const [rule = [], ...wrong] = groups;
  return wrong
    .filter(({length}) => rule.length >= LEAST && length * 2 <= rule.length)
    .map((group) => group.filter((said) => !isException(said)))
    .flatMap((group) =>
      [...new Map(group.map((said) => [said.text.file, said])).keys()].map((file) =>
        group.filter(({text}) => text.file === file),
      ),
    )
    .flatMap(([first, ...more]): Problem[] => {
      if (!first) return [];
      const {file, field, line, locale} = first.text;
      const usual = rule.find(({text}) => text.locale === locale) ?? rule[0];
      const where = more.map(({text}) => text.field || `line ${text.line}`).join(', ');
      const found = `“${first.typed}”${where ? ` (also in ${where})` : ''}, and ${rule.length} other places say “${usual?.typed}”`;
      return [
        {
          file,
          field,
          line,
          found,
          remedy: 'Write what they say, or the new rule in every place and language.',
        },
      ];
    });
}

/** Names places that say a rule of the house otherwise than most do. */
export function checkHouseRules(
  documents: readonly RawDocument[],
  components: readonly Text[],
): Problem[] {
  const originals = originalsOf(documents);
  const pages = documents.flatMap((document) =>
    textsOf(document).filter((text) => isOfHouse(document, originals.get(document.id), text)),
  );
  const texts = [...pages, ...components];
  const said = texts.map(saidIn);
  const rules = said[0] ?? [];
  return rules.flatMap((_, index) => others(said.flatMap((byRule) => byRule[index] ?? [])));
}

const quotesOf = (text: string): string[] =>
  [...text.matchAll(/“(.*?)”/gu)].map(([, quoted = '']) => quoted.toLowerCase());

/** Whether what differs between two languages is told as a rule of the house, in one of their files. */
export function isToldBy(rules: readonly Problem[], {file, found, remedy}: Problem): boolean {
  return rules.some((rule) => {
    const [typed = ''] = quotesOf(rule.found);
    const isBeside = rule.file === file || remedy.includes(rule.file);
    return isBeside && quotesOf(found).some((figure) => typed.includes(figure));
  });
}
