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

/** The port that PORT asks for, 3000 without it. `command` is what is written behind another one. */
export function wantedPort(command) {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  return stop(`"${text}" is no port. Write a number up to 65535, such as: PORT=3001 ${command}`);
}

/** Why a server could not listen, in a sentence. */
export function whyNotListening(error, port, command) {
  const {HOST} = process.env;
  if (error.code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 3000;
    return `Port ${port} is taken. Choose another one: PORT=${other} ${command}`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} is not yours to use. Choose one from 1024 on: PORT=3001 ${command}`;
  }
  if (HOST && /^(ENOTFOUND|EADDRNOTAVAIL|EAI_AGAIN)$/.test(error.code)) {
    return `HOST=${HOST} is no address of this machine. Leave it out, or write HOST=0.0.0.0.`;
  }
  return `Port ${port} cannot be used (${error.message}).`;
}
