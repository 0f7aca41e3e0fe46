import { loadFonts } from '@palimpsest/typeset/browser';
import { drawPicture, sampleTexts } from './sample.ts';
import { family, painted } from './system.ts';
import type { OpenEditor, System } from './system.ts';
import './styles.css';

/** The functions that a page offers to the bench. Pictures are in pixels, times in ms. */
export interface BenchPage {
  /** Draws the picture that {@link BenchPage.open} shows. */
  prepare: (width: number, height: number) => Promise<void>;
  /** @returns how long it takes until the texts are painted */
  open: (texts: number) => Promise<number>;
  close: () => void;
  centerOf: (index: number) => { x: number; y: number };
  showFullSize: () => Promise<void>;
  /** @returns how long the PNG takes, and its size in bytes */
  exportPng: () => Promise<{ ms: number; bytes: number }>;
  /** @returns µs an undoable edit takes */
  edit: (texts: number, edits: number) => number;
  /** Opens and closes an editor so many times. */
  mount: (times: number, texts: number) => Promise<void>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const systems: Record<string, () => Promise<{ system: System }>> = {
  palimpsest: () => import('./systems/palimpsest.tsx'),
  fabric: () => import('./systems/fabric.ts'),
  'react-konva': () => import('./systems/react-konva.tsx'),
};

const name = new URLSearchParams(location.search).get('system') ?? '';
const load = systems[name];
if (!load) throw new Error(`There is no system "${name}".`);
const { system } = await load();
await loadFonts([{ fontFamily: family, fontWeight: 400 }]);

const stage = document.createElement('div');
stage.className = 'stage';
document.body.append(stage);
let picture = drawPicture(8, 6);
let editor: OpenEditor | undefined;

function opened(): OpenEditor {
  if (!editor) throw new Error('No editor is open.');
  return editor;
}

const frameMark = 'bench-frame';

/** Marks the start of each frame in a trace. The page keeps every mark until it is cleared, and the growth of mounts would count it. */
function markFrames(): void {
  performance.mark(frameMark);
  performance.clearMarks(frameMark);
  requestAnimationFrame(markFrames);
}
requestAnimationFrame(markFrames);

window.bench = {
  async prepare(width, height) {
    picture = drawPicture(width, height);
    // Pixels that nobody has asked for may not be there yet.
    picture.getContext('2d')?.getImageData(0, 0, 1, 1);
    await painted();
  },
  async open(count) {
    const texts = sampleTexts(count, picture);
    const started = performance.now();
    editor = await system.open(stage, picture, texts);
    return performance.now() - started;
  },
  close() {
    opened().close();
    editor = undefined;
  },
  centerOf: (index) => opened().centerOf(index),
  async showFullSize() {
    opened().showFullSize();
    await painted();
  },
  async exportPng() {
    const started = performance.now();
    const blob = await opened().exportPng();
    return { ms: performance.now() - started, bytes: blob.size };
  },
  edit(count, edits) {
    const texts = sampleTexts(count, picture);
    system.edit(picture, texts, edits);
    return (system.edit(picture, texts, edits) / edits) * 1_000;
  },
  async mount(times, count) {
    const texts = sampleTexts(count, picture);
    for (let time = 0; time < times; time += 1) (await system.open(stage, picture, texts)).close();
    await painted();
  },
};
