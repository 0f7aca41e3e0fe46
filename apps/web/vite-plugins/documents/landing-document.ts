import { minifySync, type Rolldown } from 'vite';
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

/** Names of the chunks that the landing page needs beside the entry, which the document loads anyway. */
export function scriptsOfLanding(bundle: Rolldown.OutputBundle): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    const output = bundle[name];
    if (output?.type !== 'chunk' || output.isEntry || names.has(name)) return;
    names.add(name);
    output.imports.forEach(add);
  };
  const landing = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith('/src/app/landing-start.tsx')),
  );
  if (!landing) throw new Error('The build has no chunk with landing-start.tsx, so the landing page has no code.');
  add(landing.fileName);
  return [...names];
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
