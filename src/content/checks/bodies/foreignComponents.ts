/** A component whose name was translated: it stands where the original has one that is missed. */
import type {Problem} from '../../problems';

const isStranger = ({rule, remedy}: Problem): boolean =>
  rule === 'unknown-component' && !remedy.startsWith('Did you mean');
const isMissed = ({rule}: Problem): boolean => rule === 'missing-component';

/**
 * Tells the one component that nobody knows with the one that is missed; where there are more, nobody knows which
 * is which.
 *
 * @param own what is wrong with the text by itself
 * @param beside what differs from its original, whose file is `original`
 */
export function withForeignComponent(
  own: readonly Problem[],
  beside: readonly Problem[],
  original: string,
): readonly Problem[] {
  const [stranger, ...strangers] = own.filter(isStranger);
  const [missed, ...others] = beside.filter(isMissed);
  const isOne = strangers.length + others.length === 0 && missed?.components?.length === 1;
  if (!stranger || !missed || !isOne) return [...own, ...beside];
  const meant = missed.found.replace(/^no /, '');
  const remedy = `Write ${meant}, as ${original} has it: components are called the same in every language.`;
  return [
    ...own.map((one) => (one === stranger ? {...one, remedy} : one)),
    ...beside.filter((one) => one !== missed),
  ];
}
