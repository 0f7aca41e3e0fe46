import { expect, onTestFinished, test } from 'vitest';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2?url';
import { faceFileName, matchFace } from '@palimpsest/typefaces';
import styles from '../fallback-fonts.css?raw';

/** Reads the metric overrides of a family from its `@font-face` rule in the style sheet. */
function rulesOf(family: string): FontFaceDescriptors {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const rule = [...sheet.cssRules].find(
    (candidate) =>
      candidate instanceof CSSFontFaceRule && candidate.style.getPropertyValue('font-family').includes(family),
  );
  if (!(rule instanceof CSSFontFaceRule)) throw new Error(`No rule names ${family}.`);
  const read = (name: string) => rule.style.getPropertyValue(name);
  return {
    sizeAdjust: read('size-adjust'),
    ascentOverride: read('ascent-override'),
    descentOverride: read('descent-override'),
  } as FontFaceDescriptors;
}

async function load(name: string, url: string, descriptors?: FontFaceDescriptors): Promise<string> {
  const face = await new FontFace(name, `url("${url}")`, descriptors).load();
  document.fonts.add(face);
  onTestFinished(() => void document.fonts.delete(face));
  return name;
}

/** Measures the width and height, in px, of a line whose font size is `size` px. */
function lineOf(family: string, text: string, size: number, weight: number) {
  const line = document.createElement('span');
  line.style.cssText = `position: absolute; white-space: nowrap; font: ${weight} ${size}px ${family}; font-synthesis: none`;
  line.textContent = text;
  document.body.append(line);
  onTestFinished(() => line.remove());
  return line.getBoundingClientRect();
}

const anyWeight = { weight: '100 900' };

function addressOf(family: string): string {
  const found = matchFace(family);
  if (!found) throw new Error(`The library has no ${family}.`);
  return `/v1/typefaces/${faceFileName(found.face)}`;
}

// Arimo and Tinos have the widths of Arial and Times New Roman, which may not be redistributed.
test.each([
  [
    'Inter Fallback',
    inter,
    addressOf('Arimo'),
    16,
    400,
    'Open a finished image to edit its texts, or start a new one.',
  ],
  [
    'Newsreader Fallback',
    newsreader,
    addressOf('Tinos'),
    30,
    500,
    'Recent Localizations, Glossary and memory, Choose languages',
  ],
] as const)(
  '%s is as wide and as high as the font that it stands in for',
  async (family, own, system, size, weight, text) => {
    const arrived = lineOf(await load('Arrived', own, anyWeight), text, size, weight);
    const before = lineOf(await load('Before', system, { ...anyWeight, ...rulesOf(family) }), text, size, weight);
    expect(Math.abs(before.width / arrived.width - 1)).toBeLessThan(0.02);
    expect(Math.abs(before.height - arrived.height)).toBeLessThanOrEqual(1);
  },
);
