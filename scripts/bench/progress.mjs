/* How far a long measurement is, and how long it still takes. */

const WIDTH = 30;

const minutes = (ms) => Math.max(1, Math.round(ms / 60_000));

/** Counts steps: call it after each with what comes next. On a terminal a bar, elsewhere a line now and then. */
export function startProgress(total) {
  const start = Date.now();
  let done = 0;
  return (name) => {
    done += 1;
    const left = minutes(((Date.now() - start) / done) * (total - done));
    if (!process.stdout.isTTY) {
      if (done === 1 || done % 10 === 0) {
        console.log(`${done} of ${total} runs, about ${left} min to go (${name})`);
      }
      return;
    }
    const filled = Math.round((done / total) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const text = `${bar} ${done}/${total}, ${left} min to go, ${name}`;
    process.stdout.write(`\r${text.slice(0, 110).padEnd(111)}${done === total ? '\n' : ''}`);
  };
}

/** Tries something up to three times and says each failure; throws the last one. */
export async function tried(name, work, attempts = 3) {
  try {
    return await work();
  } catch (error) {
    console.error(`\n${name}: ${error.message}`);
    if (attempts <= 1) throw error;
    return tried(name, work, attempts - 1);
  }
}
