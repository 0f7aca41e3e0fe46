import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../testing/mount.tsx';
import { drawOriginalPoster, drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { ImageEditor } from './image-editor.tsx';

const onDocumentChange = vi.fn<() => void>();
const onExport = vi.fn<(blob: Blob) => void>();
const canvas = page.getByRole('application');
const title = canvas.getByRole('button', { name: /Festival/ });

async function open() {
  onDocumentChange.mockClear();
  mount(
    <ImageEditor
      readOnly
      image={drawSamplePoster()}
      original={drawOriginalPoster()}
      document={sampleDocument()}
      versions={{ listVersions: () => Promise.resolve([]), restoreVersion: () => Promise.resolve(sampleDocument()) }}
      onDocumentChange={onDocumentChange}
      onExport={onExport}
    />,
  );
  await expect.element(title).toHaveAttribute('aria-pressed', 'true');
}

describe('a picture that is only read', () => {
  test('keeps its texts, whatever keys, double-clicks and the clipboard say', async () => {
    await open();
    title.element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowRight}{Delete}t');
    await userEvent.keyboard('{Control>}d{/Control}{Control>}x{/Control}{Control>}b{/Control}');
    // The canvas above takes the press.
    await title.dblClick({ force: true });
    await expect.element(canvas.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(title).toBeVisible();
    expect(onDocumentChange).not.toHaveBeenCalled();
  });

  test('offers what shows and exports it, and nothing that would change it', async () => {
    await open();
    for (const name of ['Select and move', 'Export', 'Compare with a slider'])
      await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible();
    for (const name of ['Undo', 'Redo', 'Add Text', 'Reset', 'Remove', 'Versions', 'Save the style of this text'])
      await expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Translation' })).toHaveAttribute('readonly');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect.poll(() => onExport.mock.calls[0]?.[0].type).toBe('image/png');
  });

  test('lists its texts to be found, and not to be moved, hidden or replaced', async () => {
    await open();
    await userEvent.keyboard('{Control>}f{/Control}');
    const row = page.getByRole('row', { name: /viernes/ });
    await expect.element(row).toBeVisible();
    await expect.element(row.getByRole('button')).not.toBeInTheDocument();
    await row.dblClick();
    await expect.element(row.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Find in texts' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Replace with' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Reviewed' })).not.toBeInTheDocument();
    expect(onDocumentChange).not.toHaveBeenCalled();
  });
});
