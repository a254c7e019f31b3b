/** Hours in sentences about somebody else: the market, the bakery opposite. */
import type {Text} from '../../texts';

/** Whose hours stand before them: “the market is open from 8 to 3”. */
const OWNER: Readonly<Record<string, RegExp>> = {
  en: /(?:^|[.;:!?,] |(?<![A-Za-zÀ-ɏ])(?:and|but|where|while|since|because|when) )(?:the|an?|our) ((?:[A-Za-zÀ-ɏ]+[’'-]?[A-Za-zÀ-ɏ]* ){1,5}?)(?:is |are |stays? )?(?:only )?(?:open(?:s|ed)?|closes?)(?![A-Za-zÀ-ɏ])[^.;:!?]*$/iu,
  es: /(?:^|[.;:!?,] |(?<![A-Za-zÀ-ɏ])(?:y|pero|donde|porque|cuando) )(?:el|la|los|las|un|una|nuestr[oa]) ((?:[A-Za-zÀ-ɏ]+ ){1,5}?)(?:(?:está|están|sigue) )?(?:solo )?(?:abiert[oa]s?|abren?|cierran?)(?![A-Za-zÀ-ɏ])[^.;:!?]*$/iu,
};
/** What is the house's own. */
const OF_HOUSE =
  /(?<![A-Za-zÀ-ɏ])(?:house|reception|massages?|programs?|suites?|masseuses?|doors?|bath|sauna|shower|kitchen|bell|line|telephone|we|casa|recepción|masajes?|programas?|masajistas?|puertas?|bañera|sauna|ducha|cocina|timbre|teléfono|horario)(?![A-Za-zÀ-ɏ])/iu;
/** Places of the town by their names: “Boqueria is open from 8 to 3”, “abre de 8 a 3 el mercado”. */
const OF_TOWN =
  /(?<![A-Za-zÀ-ɏ])(?:markets?|baker(?:y|ies)|restaurants?|bars?|cafés?|museums?|pharmac(?:y|ies)|shops?|metro|Boqueria|Liceu|mercados?|panaderías?|hornos?|restaurantes?|bar|cafeterías?|museos?|farmacias?|tiendas?|Boquería|Mercat|neighbours?|vecin[oa]s?)(?![A-Za-zÀ-ɏ])/iu;

/** Whether hours are somebody else's: the sentence has another subject than the house. */
export function areHoursOfOthers({text, locale}: Text, index: number): boolean {
  const sentence =
    text
      .slice(0, index)
      .split(/(?<=[.!?…;])\s/u)
      .at(-1) ?? '';
  const [rest = ''] = /^[^.!?…;]*/u.exec(text.slice(index)) ?? [];
  const [, owner] = OWNER[locale]?.exec(sentence) ?? [];
  if (owner !== undefined) return !OF_HOUSE.test(owner);
  return OF_TOWN.test(`${sentence}${rest}`) && !OF_HOUSE.test(`${sentence}${rest}`);
}
