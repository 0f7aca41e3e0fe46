import { assert, property, shuffledSubarray } from 'fast-check';
import { expect, test } from 'vitest';
import type { Quad } from '../geometry/quad.ts';
import type { Paragraph } from '../model/paragraph.ts';
import { codeTexts } from './code-texts.ts';

/** Pixels from letter to letter of a monospaced face, and from line to line. */
const advance = 9;
const pitch = 20;
const letterHeight = 14;

function boxOf(left: number, top: number, width: number, height: number): Quad {
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
}

/** @param row of the first line @param step pixels from letter to letter */
function textAt(row: number, lines: readonly string[], { column = 0, step = advance } = {}): Paragraph {
  const placed = lines.map((text, index) => ({
    text,
    quad: boxOf(column * advance, (row + index) * pitch, (text.length - 0.2) * step, letterHeight),
    confidence: 1,
  }));
  const width = Math.max(...lines.map((line) => (line.length - 0.2) * step));
  const quad = boxOf(column * advance, row * pitch, width, (lines.length - 1) * pitch + letterHeight);
  return { id: row + 1, lines: placed, text: lines.join(' '), quad, rotation: 0 };
}

const command = textAt(0, ['ann@box:~$ sudo apt install gimp', 'Reading the list of packages']);

test('output below a prompt stays with the command, sentences too, over an empty line', () => {
  const answer = textAt(2, ['Do you want to go on with this?']);
  const further = textAt(4, ['The program was installed and works']);
  expect([...codeTexts([command, answer, further])]).toEqual([command, answer, further]);
});

test('a column of output beside the others stays with them', () => {
  const done = textAt(1, ['Done'], { column: 30 });
  expect(codeTexts([command, done])).toContain(done);
});

test('a text in another rhythm below a prompt is none of the output', () => {
  const caption = textAt(2, ['This is how a program is installed'], { step: 7.5 });
  expect([...codeTexts([command, caption])]).toEqual([command]);
});

test('a text far below the output is none of it', () => {
  const caption = textAt(7, ['This is how a program is installed']);
  expect([...codeTexts([command, caption])]).toEqual([command]);
});

const loop = textAt(0, ['for line in open("log.txt"):', 'print(line.strip())']);

test('short lines in the rhythm of a program belong to it', () => {
  const comment = textAt(2, ['# done'], { column: 4 });
  expect(codeTexts([loop, comment])).toContain(comment);
});

test('a sentence in the rhythm of a program is translated', () => {
  const comment = textAt(2, ['# This loop shows each line of the file'], { column: 4 });
  expect([...codeTexts([loop, comment])]).toEqual([loop]);
});

test('a monospaced face alone is no code', () => {
  const texts = [textAt(0, ['Crypto party']), textAt(1, ['in Luxembourg']), textAt(2, ['More information:'])];
  expect(codeTexts(texts).size).toBe(0);
});

test('a label beside the name of a package is translated', () => {
  const name = textAt(0, ['firefox-esr-52.5.2esr-1~deb9u1 (64-bit)']);
  const label = textAt(0, ['Details'], { column: 45 });
  expect([...codeTexts([name, label])]).toEqual([name]);
});

test('code is found wherever it stands and in whatever order the texts come', () => {
  const done = textAt(1, ['Done'], { column: 30 });
  const answer = textAt(2, ['Do you want to go on with this?']);
  const caption = textAt(9, ['A caption of the picture']);
  assert(
    property(shuffledSubarray([command, done, answer, caption], { minLength: 4 }), (texts) => {
      expect(codeTexts(texts)).toEqual(new Set([command, done, answer]));
    }),
  );
});
