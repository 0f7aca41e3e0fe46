/** A text on the picture; lengths in pixels of the picture. */
export interface BenchText {
  id: number;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
}

/** An editor with a picture and texts on the page. */
export interface OpenEditor {
  /** The middle of a text as it is seen, in pixels of the page. */
  centerOf: (index: number) => { x: number; y: number };
  /** Shows the picture at its own size, so that the wheel pans it. */
  showFullSize: () => void;
  /** The picture with its texts as a PNG of the picture's own size. */
  exportPng: () => Promise<Blob>;
  close: () => void;
}

/** One of the editors that are compared: the same picture, the same texts, the same size on the page. */
export interface System {
  open: (stage: HTMLElement, picture: HTMLCanvasElement, texts: readonly BenchText[]) => Promise<OpenEditor>;
  /**
   * Moves one text after the other by a pixel, each as a step that can be taken back; nothing is drawn.
   *
   * @returns ms for all of the edits
   */
  edit: (picture: { width: number; height: number }, texts: readonly BenchText[], edits: number) => number;
}

/** The family in which every system sets its texts: the file that the editor loads. */
export const family = 'Roboto';

/** Waits until the browser has painted pending changes. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await nextFrame();
}

/** Waits until something is there. */
export async function until(there: () => boolean): Promise<void> {
  while (!there()) await nextFrame();
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
