/** A street with its number, typed as the address of the house. */
import type {Problem} from '../../problems';
import {remembered} from '../../remember';
import type {Source} from '../../source';
import {type Text, isUnseen, textsOf} from '../../texts';
import {type RawDocument, isFields} from '../raw';

/** A street and a number, in the order of Spain or in the English one. */
const NAME = String.raw`(?:(?:d[eo]l?|de la|de les|dels|la|les|los|i|y|en) |d[’'])*\p{Lu}[A-Za-zÀ-ɏ’'·-]+(?: (?:(?:d[eo]l?|de la|i|y) )?\p{Lu}[A-Za-zÀ-ɏ’'·-]+){0,3}`;
const STREET = String.raw`(?:Calle|Carrer|Avenida|Avinguda|Avda\.|Av\.|Paseo|Passeig|Plaza|Plaça|Ronda|Travessera|Gran Vía|Gran Via|C/)`;
const ADDRESS = String.raw`(?:${STREET} ?(?:${NAME})?,? (?:n\.?º |nº |número |number |no\. )?\d{1,3}(?![\d/])|\d{1,3},? ${STREET} ${NAME}|\d{1,3},? \p{Lu}[A-Za-zÀ-ɏ]+ (?:Street|Avenue))`;

/** That the house is there: an address by itself, or behind what says so. */
const FORMS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    new RegExp(`(?:^|[.!?…] )(?<address>${ADDRESS})(?=[^.]{0,40}(?:[.]|$))`, 'u'),
    new RegExp(
      `(?<![A-Za-zÀ-ɏ])(?:[Ww]e (?:are|live)|[Yy]ou (?:will )?find us|[Ff]ind us|[Tt]he house (?:is|stands)|[Oo]ur (?:house|door) is|[Cc]ome to|[Rr]ing at|[Oo]ur address is|[Aa]ddress:)(?: (?:at|in|on))? (?<address>${ADDRESS})`,
      'u',
    ),
  ],
  es: [
    new RegExp(`(?:^|[.!?…] )(?<address>${ADDRESS})(?=[^.]{0,40}(?:[.]|$))`, 'u'),
    new RegExp(
      `(?<![A-Za-zÀ-ɏ])(?:[Ee]stamos|[Vv]ivimos|[Nn]os (?:encuentras|encontrarás)|[Ll]a casa (?:está|queda)|[Nn]uestra (?:casa|puerta) está|[Vv]en|[Ll]lama|[Nn]uestra dirección es|[Dd]irección:)(?: (?:en|a)(?: la| el)?)? (?<address>${ADDRESS.replace('Calle', '[Cc]alle')})`,
      'u',
    ),
  ],
};

const addressIn = remembered(({text, locale}: Text): string | undefined =>
  (/\d/.test(text) ? (FORMS[locale] ?? []) : [])
    .map((form) => form.exec(text)?.groups?.address)
    .find((address) => address !== undefined),
);

/** Pages that speak for the house: stories have addresses of their own. */
const OTHERS: ReadonlySet<RawDocument['kind']> = new Set(['program', 'masseuse', 'legal']);

/** Names addresses in words: that of the house stands in docs/business.yml, and moves with it. */
export function checkTypedAddress(
  {business}: Source,
  documents: readonly RawDocument[],
): Problem[] {
  const {street} = isFields(business) && isFields(business.address) ? business.address : {};
  return documents
    .filter(({kind}) => !OTHERS.has(kind))
    .flatMap(textsOf)
    .flatMap((text): Problem[] => {
      const address = isUnseen(text.field) ? undefined : addressIn(text);
      // The house's own is told as that (prose.ts).
      const isOwn = typeof street === 'string' && /\d/.test(street) && text.text.includes(street);
      if (address === undefined || isOwn) return [];
      const {file, field, line} = text;
      const found = `an address, “${address}”`;
      const shown = line !== undefined && !field;
      const remedy = shown
        ? 'It stands in docs/business.yml; in text use <BusinessFact name="address" />, or leave it out.'
        : 'It stands in docs/business.yml: leave it out here.';
      return [{file, field, line, found, remedy}];
    });
}
