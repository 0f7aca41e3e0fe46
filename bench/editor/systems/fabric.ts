import { Canvas, FabricImage, Textbox } from 'fabric';
import { cssFamily, fitOf } from '../plain.ts';
import { painted } from '../system.ts';
import type { BenchText, System } from '../system.ts';

function textbox({ text, x, y, width, fontSize }: BenchText): Textbox {
  return new Textbox(text, {
    left: x,
    top: y,
    originX: 'left',
    originY: 'top',
    width,
    fontSize,
    fontFamily: cssFamily,
    fill: '#ffffff',
    textAlign: 'center',
  });
}

/** Returns the state of a canvas that an undo built on the library's own JSON keeps. */
function snapshot(objects: readonly Textbox[]): string {
  return JSON.stringify(objects.map((object) => object.toObject() as unknown));
}

export const system: System = {
  async open(stage, picture, texts) {
    const element = document.createElement('canvas');
    stage.append(element);
    const { clientWidth: width, clientHeight: height } = stage;
    const canvas = new Canvas(element, { width, height, renderOnAddRemove: false });
    canvas.backgroundImage = new FabricImage(picture, { originX: 'left', originY: 'top' });
    const boxes = texts.map(textbox);
    canvas.add(...boxes);
    canvas.setZoom(fitOf(stage, picture));
    canvas.on('mouse:wheel', ({ e: event }) => {
      event.preventDefault();
      const view = canvas.viewportTransform;
      view[4] -= event.deltaX;
      view[5] -= event.deltaY;
      canvas.setViewportTransform(view);
    });
    canvas.requestRenderAll();
    await painted();
    return {
      centerOf(index) {
        const box = boxes[index]?.getBoundingRect();
        const [zoom, , , , left, top] = canvas.viewportTransform;
        const { x, y } = element.getBoundingClientRect();
        if (!box) return { x, y };
        return { x: x + left + (box.left + box.width / 2) * zoom, y: y + top + (box.top + box.height / 2) * zoom };
      },
      showFullSize() {
        canvas.setViewportTransform([1, 0, 0, 1, 0, 0]);
      },
      async exportPng() {
        const view = canvas.viewportTransform;
        canvas.setViewportTransform([1, 0, 0, 1, 0, 0]);
        const area = { left: 0, top: 0, width: picture.width, height: picture.height };
        const blob = await canvas.toBlob({ ...area, multiplier: 1, format: 'png' });
        canvas.setViewportTransform(view);
        if (!blob) throw new Error('Fabric wrote no PNG.');
        return blob;
      },
      close() {
        void canvas.dispose();
        stage.replaceChildren();
      },
    };
  },
  edit(_, texts, edits) {
    const boxes = texts.map(textbox);
    const history = [snapshot(boxes)];
    const started = performance.now();
    for (let edit = 0; edit < edits; edit += 1) {
      const box = boxes[edit % boxes.length];
      box?.set({ left: box.left + 1 });
      history.push(snapshot(boxes));
    }
    return performance.now() - started;
  },
};
