/** Prints mistakes and ends the process: a stack trace helps no writer. */
export function stop(message: string): never {
  console.error(`\n${message}`);
  process.exit(1);
}
