import { createEditor, createLayOut, createTranslatedText, exportPng, ImageEditor } from '@palimpsest/editor';
import type { EditorDocument } from '@palimpsest/editor';
import { createRoot } from 'react-dom/client';
import { family, painted, until } from '../system.ts';
import type { BenchText, System } from '../system.ts';

function documentOf(size: { width: number; height: number }, texts: readonly BenchText[]): EditorDocument {
  return {
    width: size.width,
    height: size.height,
    texts: texts.map((text) =>
      createTranslatedText(
        { ...text, originalText: text.text, rotation: 0, fontFamily: family, suggestedColors: ['#ffffff'] },
        1,
      ),
    ),
  };
}

export const system: System = {
  async open(stage, picture, texts) {
    const document = documentOf(picture, texts);
    const root = createRoot(stage);
    root.render(<ImageEditor image={picture} document={document} />);
    const proxies = () => stage.querySelectorAll('[data-text-id]');
    await until(() => proxies().length === texts.length && stage.querySelector('canvas') !== null);
    await painted();
    return {
      centerOf(index) {
        const { x, y, width, height } = proxies()[index]?.getBoundingClientRect() ?? new DOMRect();
        return { x: x + width / 2, y: y + height / 2 };
      },
      showFullSize() {
        const press = { key: '1', code: 'Digit1', ctrlKey: true, bubbles: true };
        globalThis.document.body.dispatchEvent(new KeyboardEvent('keydown', press));
      },
      exportPng: () => exportPng(picture, document),
      close: () => root.unmount(),
    };
  },
  edit(size, texts, edits) {
    const ctx = globalThis.document.createElement('canvas').getContext('2d');
    if (!ctx) throw new Error('This browser gives no 2D context.');
    const store = createEditor({ document: documentOf(size, texts), layOut: createLayOut(ctx) });
    const { order } = store.getState().records;
    const started = performance.now();
    for (let edit = 0; edit < edits; edit += 1) {
      const text = store.getState().records.byId.get(order[edit % order.length] ?? '');
      if (text) store.put([{ ...text, x: text.x + 1 }]);
    }
    return performance.now() - started;
  },
};
