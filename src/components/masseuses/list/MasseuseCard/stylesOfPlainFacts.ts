/**
 * PlainFacts in the browser: only its styles, which stand in the page for readers without script.
 * React renders no content of a `noscript`. tests/site/styles.test.ts tells when one is missing here.
 */
import '@site/src/components/programs/ProgramRows/styles.module.css';
import '@site/src/components/ui/FactList/styles.module.css';
import '../../profile/ProfilePart/styles.module.css';
import '../../week/Week/styles.module.css';
import '../../week/Week/track.module.css';

export default function StylesOfPlainFacts(): null {
  return null;
}
