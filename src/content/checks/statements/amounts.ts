/** Amounts of money as sentences have them: in digits, in words, and as prices are said aloud. */

/** Numbers in words, of both languages, that an amount ends in. */
const NUMBER = [
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundred|thousand',
  'un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-zé]+|veint[a-zéóú]+',
  'treinta|[a-z]+enta|cien|ciento|(?:dosc|tresc|cuatroc|seisc|ochoc)ientos|quinientos|[a-z]+ecientos|mil',
].join('|');
// “Not one euro more” is no price.
const AMOUNT_IN_WORDS = `(?<![A-Za-zÀ-ɏ])(?!(?:one|un) )(?:(?:${NUMBER})(?:[ -](?:${NUMBER}|and|y))*|half a (?:hundred|thousand)|medio (?:centenar|millar) de) (?:euros?|dollars|dólares|libras)(?![A-Za-zÀ-ɏ])`;
/** As prices are said aloud: “two-eighty”, “doscientos ochenta la hora”. */
const SPOKEN_AMOUNT = [
  '(?<![A-Za-zÀ-ɏ-])(?:one|two|three|four|five|six)[ -](?:sixty|seventy|eighty|ninety)(?![A-Za-zÀ-ɏ-]| (?:and|minutes|hours|days|years))',
  `(?<![A-Za-zÀ-ɏ])(?:(?:[a-z]+ )?hundred|ciento|[a-zé]+ientos)(?:[ -](?:${NUMBER}|and|y))* (?:(?:for )?(?:an|the|per|por|la|por la) (?:half )?(?:hour|hora|media hora))(?![A-Za-zÀ-ɏ])`,
].join('|');
const AMOUNT = String.raw`(?:[€$£]|(?<![A-Za-zÀ-ɏ])EUR)\s?\d+(?:[.,]\d+)*|(?<!\d)\d+(?:[.,]\d+)*-?\s?(?:[€$£]|(?:EUR|euros?|dollars|dólares)(?![A-Za-zÀ-ɏ]))|(?<![\d.,])(?:\d{3,4}e(?![A-Za-zÀ-ɏ\d])|\d{2,4},-(?!\d))`;

const TO = String.raw`\s?(?:to|and|a|y|–|-)\s?`;

/** Any of them, without regard to capitals; of two with “to” between them both, since both are replaced. */
export const AMOUNTS = String.raw`(?:(?<!\d)\d+(?:[.,]\d+)*${TO})?(?:${AMOUNT})(?:${TO}(?:${AMOUNT}))?|${AMOUNT_IN_WORDS}|${SPOKEN_AMOUNT}`;
