/** Spanish that says “su” and “puede” to the reader, where the original says “your” and “you can”. */

/** Whom else “su” and “puede” may be said of. */
const OTHERS =
  /(?<![A-Za-zÀ-ɏ])(?:he|she|it|they|who|whoever|somebody|someone|everyone|everybody|nobody|anyone|his|her|hers|its|their|theirs|him|them|masseuses?|guests?)(?![A-Za-zÀ-ɏ])|[’']s(?![A-Za-zÀ-ɏ])/iu;
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

/** The words that say usted, or undefined. */
export function politeBeside(text: string, original: string): string | undefined {
  if (OTHERS.test(original) || FRIEND.test(text)) return undefined;
  const su = YOUR.test(original) ? SU.exec(text)?.[0] : undefined;
  return su ?? (YOU.test(original) ? PUEDE.exec(text)?.[0] : undefined);
}
