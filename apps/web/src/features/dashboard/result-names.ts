import type { ProcessSummary } from '@palimpsest/contract';

type Named = Pick<ProcessSummary, 'file_name' | 'target_language'>;

/** The name of a result as a file, without its ending: the image and the language, as in `menu-spanish`. It holds nothing that a file system refuses. */
export function resultName({ file_name, target_language }: Named): string {
  const image = safe(file_name?.replace(/\.[a-z\d]{1,5}$/i, '') ?? '') || 'image';
  return `${image}-${target_language.toLowerCase().replaceAll(' ', '-')}`;
}

/** Names of results as files of one folder: no two are alike, whatever the case of their letters. */
export function resultNames(processes: readonly Named[]): string[] {
  const taken = new Set<string>();
  return processes.map((process) => {
    const stem = resultName(process);
    let name = stem;
    for (let copy = 2; taken.has(name.toLowerCase()); copy += 1) name = `${stem} (${copy})`;
    taken.add(name.toLowerCase());
    return `${name}.png`;
  });
}

/** The first 50 characters: file systems take 255 bytes for the whole name, and a character is four bytes at most. */
const longestName = /^.{0,50}/su;

/** Removes path separators, control characters and leading dots. */
function safe(name: string): string {
  const letters = name.replaceAll(/[\p{Cc}\p{Cs}<>:"/\\|?*]/gu, '_').replace(/^[.\s]+/, '');
  return longestName.exec(letters)?.[0] ?? '';
}
