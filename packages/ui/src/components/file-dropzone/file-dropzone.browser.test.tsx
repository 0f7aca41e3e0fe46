import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FileDropzone } from '../../index.ts';
import { container, drawForm, render } from '../../testing/plain-form.tsx';

test('files of the same name from different folders are each listed, without a warning of React', async () => {
  const onError = vi.spyOn(console, 'error');
  render(<FileDropzone label="Choose images" multiple />);
  const dataTransfer = new DataTransfer();
  for (const content of ['front', 'back']) dataTransfer.items.add(new File([content], 'menu.png'));
  page
    .getByRole('button')
    .element()
    .dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
  await expect.poll(() => page.getByText('menu.png').elements().length).toBe(2);
  expect(onError).not.toHaveBeenCalled();
  onError.mockRestore();
});

/** Chooses a file in the dialog of the browser, which can offer all files. */
function choose(file: File) {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input.');
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  input.files = dataTransfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const names = (entries: [string, FormDataEntryValue][]) =>
  entries.map(([, file]) => (file instanceof File ? file.name : file));

describe('a file that does not match `accept`', () => {
  test('is not submitted', async () => {
    const { entries } = drawForm(<FileDropzone label="Choose an image" name="poster" accept="image/*" />);
    choose(new File(['a'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(names(entries())).toEqual(['']);
  });

  test('replaces a file that matched, as the area shows', async () => {
    const { entries } = drawForm(<FileDropzone label="Choose an image" name="poster" accept="image/*" />);
    choose(new File(['a'], 'menu.png', { type: 'image/png' }));
    expect(names(entries())).toEqual(['menu.png']);
    choose(new File(['a'], 'notes.txt', { type: 'text/plain' }));
    await expect.element(page.getByText('Choose an image')).toBeVisible();
    expect(names(entries())).toEqual(['']);
  });
});
