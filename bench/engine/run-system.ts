import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { SystemRun } from './system.ts';

/**
 * Runs one system over all jobs in a process of its own, so that its memory can be told from ours.
 * @param onAnswer called as each image is done
 * @throws Error with what the process complained about when it fails
 */
export async function runSystem<Printed extends object>(
  command: readonly [string, ...string[]],
  onAnswer: (answer: Printed) => void,
): Promise<SystemRun<Printed>> {
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const answers: Printed[] = [];
  let peakBytes = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    const printed = JSON.parse(line) as Printed | { peakBytes: number };
    if ('peakBytes' in printed) {
      peakBytes = printed.peakBytes;
    } else {
      answers.push(printed);
      onAnswer(printed);
    }
  }
  const code = await ended;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${code}:\n${complaint.trim()}`);
  return { answers, peakBytes };
}
