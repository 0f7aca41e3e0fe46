import type { ScreenDocument } from '../../src/app/screen-documents.tsx';
import { replaceParts, stylesheet } from './document-parts.ts';

export interface ScreenParts {
  /** The document of the app. */
  shell: string;
  /** The script that stands in the document. */
  script: string;
}

/**
 * The document of the app with a screen behind the login in it, as it is before the server has answered. It is only seen: the app draws the screen
 * in its place.
 */
export function screenDocument({ shell, script }: ScreenParts, { language, head, body }: ScreenDocument): string {
  const styles = stylesheet.exec(shell)?.[0] ?? '';
  return replaceParts(shell, [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<script>.*?<\/script>/s, `<script>${script}</script>`],
    [/<title>.*?<\/title>/, head],
    [stylesheet, ''],
    [/<\/head>/, `${styles.trim()}\n  </head>`],
    [/<svg id="starting"/, `<div id="screen" inert>${body}</div>\n      <svg id="starting"`],
  ]);
}
