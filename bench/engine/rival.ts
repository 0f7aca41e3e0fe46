import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Debian's Python: the one that sees Debian's OpenCV. */
const python = '/usr/bin/python3';

/** Command of the rival. */
export function rivalCommand(jobs: string): [string, ...string[]] {
  return [python, join(import.meta.dirname, 'rival.py'), jobs];
}

/** The Debian packages that the rival lacks on this machine to read these languages, by their names in tesseract. */
export function missingPackages(languages: readonly string[]): string[] {
  const missing: string[] = [];
  const listed = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' });
  const installed = new Set(listed.status === 0 ? listed.stdout.split('\n').map((line) => line.trim()) : []);
  if (listed.status !== 0) missing.push('tesseract-ocr');
  const opencv = spawnSync(python, ['-c', 'import cv2, numpy']);
  if (opencv.status !== 0) missing.push('python3-opencv');
  for (const language of new Set(languages)) {
    if (!installed.has(language)) missing.push(`tesseract-ocr-${language.replace('_', '-')}`);
  }
  return missing;
}
