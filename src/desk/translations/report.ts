/** The overview as text for the terminal. */
import type {Overview} from './read';
import type {State, Status} from './status';
import type {Change} from './changes';

/** What each state is called, and what to do; in the order of urgency. */
export const STATES: readonly {
  readonly state: State;
  readonly name: string;
  readonly remedy: string;
}[] = [
  {state: 'missing', name: 'missing', remedy: 'Translate these.'},
  {
    state: 'marked',
    name: 'still to be written',
    remedy:
      'Write the words after the mark, and follow what has changed in English since, where that is shown.',
  },
  {
    state: 'stale',
    name: 'stale',
    remedy:
      'The English words have changed since: see what, and follow where it matters. Where the translation is still right, record it: npm run translations -- --seen <name>',
  },
  {
    state: 'orphaned',
    name: 'orphaned',
    remedy:
      'No original has this name: delete these where it is gone, and rename them where it has another one.',
  },
  {
    state: 'unknown',
    name: 'not known',
    remedy:
      'Committed before the original: compare the two once, and record it: npm run translations -- --seen <name>',
  },
  {state: 'current', name: 'up to date', remedy: ''},
];

const isEntry = ({file}: Status): boolean => file.endsWith('.json');

/** The place a translator opens: a page's file, or an entry of `code.json`. */
export const placeOf = (status: Status): string =>
  isEntry(status) ? `${status.file}: ${status.id}` : status.file;

/** What is wrong with the names of pages, a sentence each. */
export const namesOf = ({misnamed}: Overview): string[] =>
  misnamed.map(({file, found, remedy}) => `${file}: ${found}. ${remedy}`);

const NEAR = 48;

/** Kept words, shortened in their middle: a reader needs what stands around a change. */
function shortened(text: string): string {
  if (text.length <= 2 * NEAR) return text;
  return `${text.slice(0, NEAR)} … ${text.slice(-NEAR)}`;
}

const COLOURS = {removed: '\u001B[31m', added: '\u001B[32m'} as const;

function changeInWords(change: Change, colours: boolean): string {
  return change
    .map(({text, kind}) => {
      if (kind === 'same') return shortened(text);
      if (kind === 'moved') return `moved: ${shortened(text)}`;
      if (colours) return `${COLOURS[kind]}${text}\u001B[0m`;
      return kind === 'removed' ? `[-${text}-]` : `{+${text}+}`;
    })
    .join('');
}

/** How many texts of a language are in each state, in words. */
export function summaryOf(statuses: readonly Status[]): string {
  return STATES.flatMap(({state, name}) => {
    const count = statuses.filter((status) => status.state === state).length;
    return count > 0 ? [`${count} ${name}`] : [];
  }).join(', ');
}

/** Everything that is not up to date, language by language. */
export function overviewAsText(overview: Overview, colours: boolean): string {
  const lines: string[] = [];
  if (overview.unknown !== undefined) {
    lines.push(`Whether a translation is stale cannot be known: ${overview.unknown}.`, '');
  }
  const misnamed = namesOf(overview);
  if (misnamed.length > 0) lines.push(...misnamed, '');
  for (const locale of overview.locales) {
    const own = overview.statuses.filter((status) => status.locale === locale);
    lines.push(
      `${locale}`,
      `  pages: ${summaryOf(own.filter((status) => !isEntry(status)))}`,
      `  words of components: ${summaryOf(own.filter(isEntry))}`,
      '',
    );
    for (const {state, name, remedy} of STATES) {
      const found = own.filter((status) => status.state === state);
      // Where nothing is known, that is said once, at the head.
      const isTold = state === 'unknown' && overview.unknown !== undefined;
      if (found.length === 0 || state === 'current' || isTold) continue;
      lines.push(`  ${name}. ${remedy}`);
      for (const status of found) {
        const since = status.changes.length > 0 && status.since ? ` (since ${status.since})` : '';
        lines.push(`    ${placeOf(status)}${since}`);
        for (const change of status.changes) lines.push(`      ${changeInWords(change, colours)}`);
      }
      lines.push('');
    }
  }
  return lines.join('\n').trimEnd();
}
