import { minifySync } from 'vite';
import type { LandingDocument } from '../../src/app/landing-document.tsx';
import { mainScript, replaceParts, stylesheet } from './document-parts.ts';
import { inlineCall } from './inline-call.ts';
import { beginLanding, type LandingCode } from '../../src/inline/begin-landing.ts';
import { rememberEarlyInput } from '../../src/inline/early-input.ts';
import { takeTheme } from '../../src/inline/take-theme.ts';

/** The script of the document. */
const documentScript = (code: LandingCode) =>
  inlineCall(takeTheme) +
  inlineCall(rememberEarlyInput) +
  `(${beginLanding.toString()})(${JSON.stringify(code)}, (file) => import(file));`;

/** What the document is made of. */
export interface LandingParts {
  /** The document of the app. */
  shell: string;
  /** Its stylesheet. */
  styles: string;
  /** Names of the files of script that the page needs. */
  scripts: readonly string[];
}

/** The document of the app with the landing page in it and all that it is drawn with but letters and pictures: it is seen before anything else is there. */
export function landingDocument({ shell, styles, scripts }: LandingParts, drawn: LandingDocument): string {
  const { language, head, body } = drawn;
  const main = mainScript.exec(shell)?.groups?.file ?? '';
  const { code } = minifySync('document.js', documentScript({ main, scripts }));
  return replaceParts(shell, [
    [/<html lang="en">/, `<html lang="${language}">`],
    [/<meta\s+name="description"[^>]*>/, ''],
    [/<meta name="robots"[^>]*>/, ''],
    [/<script>.*?<\/script>/s, `<script>${code}</script>`],
    [/<title>.*?<\/title>/, head],
    [stylesheet, ''],
    [mainScript, ''],
    [/<link rel="modulepreload"[^>]*>/, ''],
    [/<\/head>/, `<style>${styles}</style>\n  </head>`],
    [/<div id="root">.*<\/noscript>/s, `<div id="root" data-built="${language}">${body}</div>`],
  ]);
}
