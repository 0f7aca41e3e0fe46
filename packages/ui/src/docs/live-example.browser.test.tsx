import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { examples, LiveExample } from './live-example.tsx';

const container = document.createElement('div');
document.body.append(container);
let root = createRoot(container);

afterEach(() => {
  root.unmount();
  root = createRoot(container);
});

const part = (name: 'preview' | 'code' | 'error') => container.querySelector(`[data-live=${name}]`);

/** Selects a piece of the code and types over it, as a reader does. */
async function typeOver(text: string, typed: string) {
  const editor = part('code')?.querySelector('pre');
  if (!editor) throw new Error('There is no editor.');
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const start = walker.currentNode.textContent?.indexOf(text) ?? -1;
    if (start < 0) continue;
    editor.focus();
    const range = document.createRange();
    range.setStart(walker.currentNode, start);
    range.setEnd(walker.currentNode, start + text.length);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    await userEvent.keyboard(typed);
    return;
  }
  throw new Error(`The code has no "${text}".`);
}

const button = `import { Button } from '@palimpsest/ui';

export function Example() {
  return <Button>Export</Button>;
}`;

const stories = import.meta.glob<{ title: string }>('../components/*/*.stories.tsx', {
  eager: true,
  import: 'default',
});

test('there is one of each component', () => {
  // Some components have more than one page: `Fields/Combobox/Several values`.
  const components = [
    ...new Set(Object.values(stories).map(({ title }) => (title.split('/')[1] ?? title).toLowerCase())),
  ];
  expect(components.length).toBeGreaterThan(70);
  const ofComponents = [...examples.keys()].filter((name) => !name.includes('/'));
  expect(ofComponents.toSorted()).toEqual(components.toSorted());
});

test.each([...examples])('%s is drawn from its code', async (_, code) => {
  root.render(<LiveExample code={code} />);
  await expect.poll(() => part('preview')?.querySelector('[data-slot]')).toBeTruthy();
  expect(part('error')).toBeNull();
});

test('an edit is drawn', async () => {
  root.render(<LiveExample code={button} />);
  await expect.poll(() => part('preview')?.textContent).toBe('Export');
  await typeOver('Export', 'Print');
  await expect.poll(() => part('preview')?.textContent).toBe('Print');
});

test('a mistake is shown, and its end', async () => {
  root.render(<LiveExample code={button} />);
  await expect.poll(() => part('preview')?.textContent).toBe('Export');
  await typeOver('return', 'retur');
  await expect.poll(() => part('error')?.textContent).toContain('SyntaxError');
  await typeOver('retur', 'return');
  await expect.poll(() => part('error')).toBeNull();
  expect(part('preview')?.textContent).toBe('Export');
});

test('an import that is not there is named', async () => {
  root.render(<LiveExample code={button.replace('@palimpsest/ui', 'elsewhere')} />);
  await expect.poll(() => part('error')?.textContent).toContain("cannot import 'elsewhere'");
});
