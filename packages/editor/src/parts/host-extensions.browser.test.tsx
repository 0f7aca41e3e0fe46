import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ImageEditor } from '../components/image-editor.tsx';
import { createMeasureTool } from '../testing/measure-tool.tsx';
import { mount } from '../testing/mount.tsx';
import { sampleDocument } from '../testing/sample-poster.ts';
import { drawNoiseImage } from '../testing/noise-image.ts';
import { useEditorStore } from './editor-parts.ts';

function Glossary() {
  return <p>Terms of {useEditorStore().getState().records.order.length} texts</p>;
}

test('a host adds a tool, an action and a tab of the panel', async () => {
  const share = vi.fn<(texts: number) => void>();
  const document = sampleDocument();
  mount(
    <div style={{ height: 600 }}>
      <ImageEditor
        image={drawNoiseImage(document.width, document.height)}
        document={document}
        tools={[createMeasureTool()]}
        actions={[
          {
            id: 'share',
            label: { text: 'Share' },
            group: 'File',
            shortcuts: ['Alt+S'],
            everywhere: true,
            isEnabled: () => true,
            perform: ({ store }) => share(store.getState().records.order.length),
          },
        ]}
        tabs={[{ id: 'glossary', label: 'Glossary', content: <Glossary /> }]}
      />
    </div>,
  );
  const measure = page.getByRole('button', { name: 'Measure' });
  await expect.element(measure).toBeVisible();
  await measure.click();
  await expect.element(measure).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Drag over the picture to measure it.')).toBeVisible();
  const canvas = page.getByRole('application').element();
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const pointer = { bubbles: true, pointerId: 1, isPrimary: true, button: 0 };
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  canvas.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1, clientX, clientY }));
  canvas.dispatchEvent(new PointerEvent('pointermove', { ...pointer, buttons: 1, clientX, clientY: clientY + 40 }));
  canvas.dispatchEvent(new PointerEvent('pointerup', { ...pointer, clientX, clientY: clientY + 40 }));
  await expect.element(page.getByText(/^\d+ px, 90°$/)).toBeVisible();

  await page.getByRole('tab', { name: 'Glossary' }).click();
  await expect.element(page.getByText(`Terms of ${document.texts.length} texts`)).toBeVisible();
  await userEvent.keyboard('{Alt>}s{/Alt}');
  expect(share).toHaveBeenCalledWith(document.texts.length);
});
