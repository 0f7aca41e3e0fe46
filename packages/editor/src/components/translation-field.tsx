import { TextareaField } from '@palimpsest/ui';
import { useRef } from 'react';
import { writeText } from '../commands/write-texts.ts';
import type { Mark } from '../history.ts';
import { useWords } from '../messages/words.ts';
import type { EditorText } from '../model/text.ts';
import type { EditorStore } from '../store.ts';

/** The words of a text beside those of its original. They are seen on the canvas as they are typed; leaving the field makes them one step. */
export function TranslationField({ store, text }: { store: EditorStore; text: EditorText }) {
  const words = useWords();
  const mark = useRef<Mark>(undefined);
  return (
    <TextareaField
      label={words.translation}
      rows={1}
      autoSize
      dir="auto"
      lang={text.lang}
      readOnly={store.rules.isFixed(text)}
      value={text.text}
      onValueChange={(written) => writeText(store, text.id, written)}
      onFocus={() => {
        mark.current = store.mark();
      }}
      onBlur={() => {
        if (mark.current !== undefined) store.squash(mark.current);
        mark.current = undefined;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        // As everywhere, Escape keeps what was typed.
        event.stopPropagation();
        event.currentTarget.blur();
      }}
    />
  );
}
