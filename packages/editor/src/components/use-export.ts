import { useCallback, useState } from 'react';
import { getSelected } from '../box-store.ts';
import { finishEditing } from '../commands/texts.ts';
import { estimatedExportBytes } from '../export/export-png.ts';
import { exportPicture } from '../export/export-picture.ts';
import type { PictureSource } from '../export/picture-source.ts';
import { defaultExport, exportName } from '../export/formats.ts';
import type { ExportOptions } from '../export/formats.ts';
import { wholePixels } from '../export/render.ts';
import type { EditorImage } from '../export/render.ts';
import { useWords } from '../messages/words.ts';
import { detailOf, editorMessages } from '../messages.ts';
import { boundsOfAll } from '../model/box.ts';
import { patchesToDraw } from '../model/text-patch.ts';
import type { PatchStore } from '../patch-store.ts';
import type { Retouch } from '../retouch/retouch.ts';
import { getDocument } from '../store.ts';
import type { EditorStore } from '../store.ts';
import type { EditorEvent } from './editor-events.ts';

/** Waits until the browser has painted once more: the work that follows may block painting for a while. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** The options of an export, and whether only the selection is exported. */
export interface ExportRequest extends ExportOptions {
  selectionOnly: boolean;
}

/** A message about an export or the clipboard. */
export interface Notice {
  tone: 'success' | 'danger';
  words: string;
}

/** The handling of a written file, and the messages about it. */
interface Delivery {
  take: (blob: Blob) => void | Promise<void>;
  /** The message after success. Default: none, because the browser shows what it saves. */
  done?: string | undefined;
  failed: (detail: string) => string;
}

/** The pictures that an export is made of. */
export interface ExportPictures {
  image: EditorImage;
  original: EditorImage | undefined;
  patches: PatchStore;
  retouch: Retouch;
}

interface ExportHookOptions extends ExportPictures {
  store: EditorStore;
  fileName: string | undefined;
  onExport: (blob: Blob, fileName: string) => void | Promise<void>;
  onEvent: (event: EditorEvent) => void;
}

/** The source of an export: the document as it is, in whole or around the selection. */
export function sourceOf(
  store: EditorStore,
  { image, original, patches, retouch }: ExportPictures,
  selectionOnly: boolean,
): PictureSource {
  const bounds = selectionOnly ? boundsOfAll(getSelected(store)) : undefined;
  return {
    image,
    original,
    patches: patches.get,
    retouch,
    document: getDocument(store),
    area: bounds && wholePixels(bounds, store.size),
  };
}

/** The functions of the export, and its state. The export draws the picture anew, without the selection. */
export function useExport({ store, fileName, onExport, onEvent, ...pictures }: ExportHookOptions) {
  const { image, original, patches, retouch } = pictures;
  const [exporting, setExporting] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const words = useWords();

  /** Writes a file and delivers it; errors are shown. */
  const write = useCallback(
    async ({ selectionOnly, ...options }: ExportRequest, { take, done, failed }: Delivery) => {
      finishEditing(store);
      const { width, height } = store.size;
      const startedAt = performance.now();
      setNotice(undefined);
      setExporting(true);
      onEvent({ name: 'export_start', width, height, estimatedBytes: estimatedExportBytes(store.size) });
      await nextPaint();
      try {
        await patches.load(patchesToDraw(store.getState().records.byId.values()));
        let replaced: readonly string[] = [];
        const source = sourceOf(store, { image, original, patches, retouch }, selectionOnly);
        const blob = await exportPicture(source, options, (families) => (replaced = families));
        await take(blob);
        const durationMs = performance.now() - startedAt;
        onEvent({ name: 'export_success', width, height, bytes: blob.size, durationMs });
        if (replaced.length > 0)
          setNotice({ tone: 'danger', words: words.fontsReplaced({ families: replaced.join(', ') }) });
        else if (done !== undefined) setNotice({ tone: 'success', words: done });
      } catch (error) {
        setNotice({ tone: 'danger', words: failed(detailOf(error)) });
        onEvent({ name: 'export_error', detail: detailOf(error) });
      } finally {
        setExporting(false);
      }
    },
    [store, image, original, patches, retouch, onEvent, words],
  );
  const start = useCallback(
    (request: ExportRequest = { ...defaultExport, selectionOnly: false }) => {
      void write(request, {
        take: (blob) => onExport(blob, exportName(store.now(), request.format, fileName)),
        failed: editorMessages.exportFailed,
      });
    },
    [store, write, onExport, fileName],
  );
  /** Copies the picture to the clipboard as a PNG, the only picture format that every browser accepts there. */
  const copy = useCallback(
    (selectionOnly: boolean) => {
      void write(
        { ...defaultExport, selectionOnly },
        {
          take: (blob) => navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]),
          done: words.pictureCopied,
          failed: (detail) => words.pictureNotCopied({ detail }),
        },
      );
    },
    [write, words],
  );
  const setError = useCallback((error: string) => setNotice({ tone: 'danger', words: error }), []);
  return { exporting, notice, setError, start, copy, dismissNotice: () => setNotice(undefined) };
}
