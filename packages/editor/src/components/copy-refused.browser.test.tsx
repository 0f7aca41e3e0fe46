import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../testing/open-editor.tsx';
import { size, threeTexts } from '../testing/three-texts.ts';

test('a browser that lets no words onto the clipboard is quoted, and nothing is left unhandled', async () => {
  const refused = new DOMException('Write permission denied.', 'NotAllowedError');
  const writing = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refused);
  openEditor({ ...size, texts: threeTexts(0, ['#112233']) });
  const text = page.getByRole('button', { name: 'Uno', exact: true });
  await expect.element(text).toBeInTheDocument();
  await userEvent.click(text, { button: 'right', force: true });
  await userEvent.click(page.getByRole('menuitem', { name: /^Copy(?! style)/ }).first());
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The text could not be copied: Write permission denied.');
  writing.mockRestore();
});
