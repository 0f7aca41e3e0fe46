import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EditorToolbar } from './parts/editor-toolbar.tsx';
import { eventually } from './testing/eventually.ts';
import { mount } from './testing/mount.tsx';
import { loadTextFonts } from './fonts/load-text-fonts.ts';
import { getDocument } from './store.ts';
import { drawNoiseImage } from './testing/noise-image.ts';
import { asFile, editedWelcome, SmallEditor, Texts } from './testing/readme-example.tsx';

test('the example of the README counts its texts beside their panel', async () => {
  mount(<Texts editor={editedWelcome()} />);
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add Text' })).toBeVisible();
});

test('the arrangement of the README has a canvas whose texts are selected, changed by keys and zoomed', async () => {
  await loadTextFonts([]);
  const editor = editedWelcome();
  mount(<SmallEditor editor={editor} picture={drawNoiseImage(400, 300)} />);
  const selected = page.getByRole('status').filter({ hasText: 'Grüße' });
  await expect.element(selected).toBeVisible();
  page.getByRole('button', { name: 'Grüße' }).element().focus();
  const { x = 0 } = getDocument(editor).texts[0] ?? {};
  await userEvent.keyboard('{ArrowRight}');
  expect(getDocument(editor).texts[0]?.x).toBeGreaterThan(x);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(getDocument(editor).texts[0]?.x).toBe(x);
  const zoom = page.getByRole('toolbar', { name: 'Zoom' });
  await expect.element(zoom).toBeVisible();
  await userEvent.keyboard('{Control>}1{/Control}');
  await expect.element(zoom.getByRole('status')).toHaveTextContent('100%');
});

test.each([
  ['svg', 'image/svg+xml', '<svg'],
  ['pdf', 'application/pdf', '%PDF'],
  ['psd', 'image/vnd.adobe.photoshop', '8BPS'],
  ['png', 'image/png', '‰PNG'],
] as const)('the README writes its document as %s', async (format, type, signature) => {
  await loadTextFonts([]);
  const file = await asFile(editedWelcome(), drawNoiseImage(400, 300), format);
  expect(file.type).toBe(type);
  expect(new TextDecoder('latin1').decode(await file.slice(0, signature.length).arrayBuffer())).toBe(signature);
});

test('a part outside of an editor says where it belongs', async () => {
  const errors: unknown[] = [];
  const root = createRoot(document.createElement('div'), { onUncaughtError: (error) => errors.push(error) });
  onTestFinished(() => root.unmount());
  root.render(<EditorToolbar />);
  await eventually(() => expect(String(errors[0])).toContain('Put it inside EditorRoot'));
});
