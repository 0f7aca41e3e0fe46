import { areFontsLoaded, loadFonts, onFontsChange } from '@palimpsest/typeset/browser';
import { useEffect } from 'react';
import { layOutAgain } from '../commands/lay-out-again.ts';
import type { EditorEvent } from '../components/editor-events.ts';
import { detailOf } from '../messages.ts';
import type { EditorStore } from '../store.ts';

/**
 * Loads the fonts of texts that came after the document was opened, as pasted ones do, and lays texts out again when a font
 * comes or goes.
 */
export function useTextFonts(store: EditorStore, onEvent: (event: EditorEvent) => void): void {
  useEffect(() => onFontsChange((isChanged) => layOutAgain(store, isChanged)), [store]);
  useEffect(
    () =>
      store.onChange(() => {
        const texts = [...store.getState().records.byId.values()];
        if (areFontsLoaded(texts)) return;
        loadFonts(texts).catch((error: unknown) => onEvent({ name: 'font_error', message: detailOf(error) }));
      }),
    [store, onEvent],
  );
}
