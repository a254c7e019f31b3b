/* What every command says to words that it does not know: one sentence and how it is used, never a stack trace. */
import {parseArgs} from 'node:util';

/** Ends the process with a sentence. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Says how a command is used to whoever asks for it, and ends the process. */
export function answerHelp(use, words = process.argv.slice(2)) {
  if (!words.some((word) => word === '--help' || word === '-h')) return;
  console.log(use);
  process.exit(0);
}

/** The options of a command and its other words, as `parseArgs` has them; `use` says how it is written. */
export function readWords(use, config = {}) {
  answerHelp(use);
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence tells what is wrong; the others are for those who write commands.
    return stop(`${error.message.replace(/\. .*/s, '.')}\n${use}`);
  }
}
