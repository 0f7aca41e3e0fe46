import { useCallback, useState } from 'react';
import { finishEditing } from '../commands/texts.ts';
import { estimatedExportBytes, exportFileName, exportPng } from '../export/export-png.ts';
import type { EditorImage } from '../export/export-png.ts';
import { detailOf, editorMessages } from '../messages.ts';
import { getDocument } from '../store.ts';
import type { EditorStore } from '../store.ts';
import type { EditorEvent } from './editor-events.ts';

/** Until the browser has painted once more: what comes next may keep it from painting for a while. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

interface ExportOptions {
  store: EditorStore;
  image: EditorImage;
  onExport: (blob: Blob, fileName: string) => void | Promise<void>;
  onEvent: (event: EditorEvent) => void;
}

/** The export and how it goes. The selection stays: the picture is drawn afresh, without it. */
export function useExport({ store, image, onExport, onEvent }: ExportOptions) {
  const [exporting, setExporting] = useState(false);
  const [error, setError] = useState<string>();

  const run = useCallback(async () => {
    finishEditing(store);
    const { width, height } = store.size;
    const startedAt = performance.now();
    setError(undefined);
    setExporting(true);
    onEvent({ name: 'export_start', width, height, estimatedBytes: estimatedExportBytes(store.size) });
    await nextPaint();
    try {
      const blob = await exportPng(image, getDocument(store));
      await onExport(blob, exportFileName(store.now()));
      const durationMs = performance.now() - startedAt;
      onEvent({ name: 'export_success', width, height, bytes: blob.size, durationMs });
    } catch (error) {
      setError(editorMessages.exportFailed(detailOf(error)));
      onEvent({ name: 'export_error', detail: detailOf(error) });
    } finally {
      setExporting(false);
    }
  }, [store, image, onExport, onEvent]);
  const start = useCallback(() => void run(), [run]);
  return { exporting, error, start, dismissError: () => setError(undefined) };
}
