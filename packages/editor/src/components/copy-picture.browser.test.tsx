import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

async function copyAsPng(): Promise<void> {
  openEditor({ ...size, texts: threeTexts(0, ['#112233']) });
  await userEvent.click(page.getByRole('button', { name: 'Other formats' }));
  await userEvent.click(page.getByRole('button', { name: 'Copy as PNG' }));
}

test('a picture that was copied is told of, in a region from which screen readers announce it, until it is dismissed', async () => {
  const writing = vi.spyOn(navigator.clipboard, 'write').mockImplementation(() => {
    expect(document.querySelectorAll('[aria-live="polite"]:empty')).toHaveLength(1);
    return Promise.resolve();
  });
  await copyAsPng();
  const said = page.getByText('The picture is on the clipboard.');
  await expect.element(said).toBeVisible();
  expect(said.element().closest('[role=alert], [role=status], [aria-live]')).toHaveAttribute('aria-live', 'polite');
  const copied = await writing.mock.calls[0]?.[0][0]?.getType('image/png');
  const { width, height } = await createImageBitmap(copied ?? new Blob());
  expect({ width, height }).toEqual(size);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(said).not.toBeInTheDocument();
  writing.mockRestore();
});

test('a browser that lets no picture onto the clipboard is quoted', async () => {
  const refused = new DOMException('Write permission denied.', 'NotAllowedError');
  const writing = vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(refused);
  await copyAsPng();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The picture could not be copied: Write permission denied.');
  writing.mockRestore();
});
