import { expect, test } from 'vitest';
import readme from '../README.md?raw';
import { getDocument } from './store.ts';
import { editedWelcome } from './testing/readme-example.tsx';
import { layOut } from './testing/test-editor.ts';

const [example] = Object.values(
  import.meta.glob('./testing/readme-example.tsx', { query: '?raw', import: 'default', eager: true }),
);

test('the example of the README is the one that is compiled', () => {
  const [, code] = /```tsx\n(.*?)```/s.exec(readme) ?? [];
  expect(code).toBe(example);
});

test('and it does what it says, as steps that can be undone', () => {
  const editor = editedWelcome({ layOut });
  const [text] = getDocument(editor).texts;
  expect(text).toMatchObject({ text: 'Grüße', textTransform: 'uppercase', opacity: 0.8 });
  expect(text && layOut(text).lines.map((line) => line.text)).toEqual(['GRÜSSE']);
  editor.undo();
  editor.undo();
  expect(getDocument(editor).texts[0]?.text).toBe('Willkommen');
});
