import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { container, render } from '../../testing/plain-form.tsx';
import { FileQueue, type QueuedFile } from './file-queue.tsx';

const file: QueuedFile = { id: 'menu', name: 'menu.png', status: 'working' };
const draw = (props: Partial<QueuedFile>) => render(<FileQueue label="Posters" files={[{ ...file, ...props }]} />);

test('says that a file failed whose error is empty', async () => {
  draw({ status: 'failed', error: '' });
  await expect.element(page.getByText('It could not be processed.')).toBeVisible();
});

test('says the state of a file whose text of the state is empty', async () => {
  draw({ status: 'waiting', statusText: '' });
  await expect.element(page.getByText('Waiting')).toBeVisible();
});

test.each([
  [0.42, '42%'],
  [0.996, '99%'],
  [1.2, '100%'],
])('shows a progress of %d as %s, as its bar does', async (progress, text) => {
  draw({ progress });
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', text.slice(0, -1));
});

function Removable() {
  const [files, setFiles] = useState<QueuedFile[]>(
    ['first', 'second', 'third'].map((name) => ({ id: name, name, status: 'done' })),
  );
  return (
    <FileQueue
      label="Posters"
      files={files}
      onRemove={(id) => setFiles((known) => known.filter((other) => other.id !== id))}
    />
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');
const remove = (name: string) => userEvent.click(page.getByRole('button', { name: `Remove ${name} from the list` }));

describe('the focus after a file was removed', () => {
  test('is on the button of the next file, then on that of the one before, then on the list', async () => {
    render(<Removable />);
    await remove('second');
    await expect.poll(focused).toBe('Remove third from the list');
    await remove('third');
    await expect.poll(focused).toBe('Remove first from the list');
    await remove('first');
    await expect.poll(focused).toBe('Posters');
    expect(document.activeElement).toBe(container.querySelector('[data-slot=file-queue]'));
  });
});
