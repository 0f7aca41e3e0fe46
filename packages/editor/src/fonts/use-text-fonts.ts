import { areFontsLoaded, loadFonts, onFontsChange } from '@palimpsest/typeset/browser';
import { useEffect } from 'react';
import { fitBoxToText } from '../commands/text-box.ts';
import type { TextAttributes } from '../model/text.ts';
import type { EditorStore } from '../store.ts';

/**
 * Loads the fonts of texts that came after the document was opened, as pasted ones do, and those that could not be fetched before; lays texts
 * out again when a font comes or goes.
 *
 * @param onUnavailable called once with each error: texts are shown in the fallbacks of these fonts. The same function in each render
 */
export function useTextFonts(store: EditorStore, onUnavailable: (error: unknown) => void): void {
  useEffect(() => onFontsChange((isChanged) => layOutAgain(store, isChanged)), [store]);
  useEffect(() => {
    const reported = new Set<string>();
    const load = () => {
      const texts = [...store.getState().records.byId.values()];
      if (areFontsLoaded(texts)) return;
      loadFonts(texts).catch((error: unknown) => {
        if (reported.has(String(error))) return;
        reported.add(String(error));
        onUnavailable(error);
      });
    };
    load();
    return store.onChange(load);
  }, [store, onUnavailable]);
}

/**
 * Lays texts out again whose fonts came or went: those that fit themselves take another size. There is nothing to undo and nothing to
 * save, as when a document is opened.
 */
function layOutAgain(store: EditorStore, isChanged: (text: TextAttributes) => boolean): void {
  store.layOut.forget(isChanged);
  const texts = [...store.getState().records.byId.values()].filter(isChanged);
  store.amend(texts.map((text) => (text.autoFit ? fitBoxToText(store, text) : { ...text })));
}
