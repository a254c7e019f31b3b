/** Spanish that says “su” and “puede” to the reader, where the original says “your” and “you can”. */

/** People of whom a later sentence may go on to speak. */
const PEOPLE =
  'he|she|they|who|whoever|somebody|someone|everyone|everybody|nobody|anyone|his|her|hers|their|theirs|him|them|masseuses?|guests?';
const SOMEBODY = new RegExp(
  `(?<![A-Za-zÀ-ɏ])(?:${PEOPLE})(?![A-Za-zÀ-ɏ])|[’']s(?![A-Za-zÀ-ɏ])`,
  'iu',
);
/** What else “su” and “puede” may be said of in the same sentence. */
const THING =
  /(?<![A-Za-zÀ-ɏ])its(?![A-Za-zÀ-ɏ])|(?<=^|[.,;:!?] |(?<![A-Za-zÀ-ɏ])(?:that|and|when|if|because|so|but|while|as|where|what) )it(?![A-Za-zÀ-ɏ])/iu;
const YOUR = /(?<![A-Za-zÀ-ɏ])your(?:s|self)?(?![A-Za-zÀ-ɏ])/iu;
const YOU = /(?:^|[.:;!?] )(?:you|your)(?![A-Za-zÀ-ɏ])/iu;

/** The reader, spoken to as a friend. */
const FRIEND =
  /(?<![A-Za-zÀ-ɏ])(?:tú|tus?|te|ti|contigo|tuy[oa]s?|os|vosotr[oa]s|vuestr[oa]s?)(?![A-Za-zÀ-ɏ])/iu;
/** What is the reader's and nobody else's here. */
const OWN =
  'hotel|habitación|suite|navegador|gusto|visita|cita|mensaje|cuerpo|masaje|reserva|sesión|masajista|programa|dispositivo|móvil|teléfono|pantalla|llegada|espalda|piel|puerta|pregunta|respuesta|solicitud|consentimiento|elección|idioma|ritmo|medida|disposición|nombre|hora|noche|velada|tiempo|descanso|correo|datos|derechos|mano';
const SU = new RegExp(
  `(?<![A-Za-zÀ-ɏ])su(?:s (?=\\p{Ll}+s)| )(?:${OWN})(?:s|es)?(?![A-Za-zÀ-ɏ])`,
  'iu',
);
const PUEDE =
  /(?<=^[¿«]?|[.:;?…] )(?:puede|podrá|debe|deberá|tiene que|quiere|desea) [A-Za-zÀ-ɏ]+/iu;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s/u);

function politeIn(sentence: string, original: string): string | undefined {
  if (FRIEND.test(sentence) || SOMEBODY.test(original) || THING.test(original)) return undefined;
  const su = YOUR.test(original) ? SU.exec(sentence)?.[0] : undefined;
  return su ?? (YOU.test(original) ? PUEDE.exec(sentence)?.[0] : undefined);
}

/**
 * The words that say usted, or undefined. Where both languages have as many sentences, each is held against its own:
 * what one of them says of somebody else is nothing to the others.
 */
export function politeBeside(text: string, original: string): string | undefined {
  const [here, there] = [sentencesOf(text), sentencesOf(original)];
  // “Su” may be of somebody who was spoken of before.
  if (here.length !== there.length || SOMEBODY.test(original)) return politeIn(text, original);
  return here
    .map((sentence, at) => politeIn(sentence, there[at] ?? ''))
    .find((said) => said !== undefined);
}

/** Couples, and whoever comes together, are spoken to as several. */
const SEVERAL =
  /(?<![A-Za-zÀ-ɏ])(?:couples?|two|both|together|each other|company|friends?|groups?|pairs?|pareja|dos|ambos|ambas|juntos|juntas)(?![A-Za-zÀ-ɏ])/iu;
const VOSOTROS =
  /(?<![A-Za-zÀ-ɏ])(?:vuestr[oa]s?|vosotr[oa]s|podéis|queréis|tenéis|debéis|podréis|elegís)(?![A-Za-zÀ-ɏ])/iu;

/** What a label says to several readers, where the original’s reader may be one; undefined elsewhere. */
export function severalBeside(text: string, original: string): string | undefined {
  const isYou = YOU.test(original) || YOUR.test(original);
  if (!isYou || SEVERAL.test(`${text} ${original}`)) return undefined;
  return VOSOTROS.exec(text)?.[0];
}
