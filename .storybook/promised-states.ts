import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Guide } from '../packages/ui/src/docs/guide.ts';

const root = join(import.meta.dirname, '..');

/** A part, an attribute of it and a value, as a guide promises it: `slot attribute value`, or `slot attribute` for any value. */
function promisedStates(guide: Guide): string[] {
  return Object.entries(guide.parts).flatMap(([slot, attributes]) =>
    Object.entries({ 'data-slot': 'always', ...attributes }).flatMap(([attribute, meaning]) =>
      typeof meaning === 'string'
        ? [`${slot} ${attribute}`]
        : Object.keys(meaning).map((value) => `${slot} ${attribute} ${value}`),
    ),
  );
}

/** Every state that some component's guide promises. */
export async function readPromisedStates(): Promise<string[]> {
  const files = globSync('packages/ui/src/components/*/*.guide.ts', { cwd: root });
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<Record<string, Guide>>),
  );
  return [...new Set(modules.flatMap((module) => Object.values(module).flatMap(promisedStates)))].toSorted();
}

/** Which of the promised states stand in no story. */
export function statesWithoutStory(promised: readonly string[], shown: readonly string[]): string[] {
  const seen = new Set(shown.flatMap((part) => [part, part.split(' ').slice(0, 2).join(' ')]));
  return promised.filter((state) => !seen.has(state));
}
