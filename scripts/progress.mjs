/** How long a step may be silent, in milliseconds. */
const silence = 2_000;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * Runs one step of the set-up and shows, once it takes longer than two seconds, that it is under way and how long it took.
 * `work` is given a function that says in a few words what is happening now.
 * @template T
 * @param {string} title
 * @param {(say: (detail: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now();
  const live = process.stderr.isTTY;
  let detail = '';
  let shown = false;
  let frame = 0;
  const line = () => `${title}${detail ? ` — ${detail}` : ''}`;
  const draw = () => {
    if (live) {
      process.stderr.write(`\r\x1b[2K${frames[frame++ % frames.length]} ${line()} (${seconds(started)})`);
    } else if (!shown || frame++ % 10 === 9) {
      process.stderr.write(`… ${line()} (${seconds(started)})\n`);
    }
    shown = true;
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const first = setTimeout(() => {
    draw();
    timer = setInterval(draw, live ? 100 : 1_000);
  }, silence);
  try {
    const result = await work((words) => {
      detail = words;
    });
    detail = '';
    if (shown) process.stderr.write(`${live ? '\r\x1b[2K' : ''}✓ ${line()} (${seconds(started)})\n`);
    return result;
  } catch (error) {
    process.stderr.write(`${live && shown ? '\r\x1b[2K' : ''}✗ ${title} (${seconds(started)})\n`);
    throw error;
  } finally {
    clearTimeout(first);
    clearInterval(timer);
  }
}
