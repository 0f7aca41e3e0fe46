import { fontWeights, matchFontWeight } from '@palimpsest/typeset';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { getSelected } from '../box-store.ts';
import { styleTexts } from '../commands/texts.ts';
import { type EditorWords, useWords } from '../messages/words.ts';
import { detailOf } from '../messages.ts';
import type { EditorStore } from '../store.ts';
import { customFonts, FontRefusedError } from './custom-fonts.ts';
import type { CustomFont } from './custom-fonts.ts';

function problemInWords(error: unknown, words: EditorWords): string {
  if (!(error instanceof FontRefusedError)) return words.fontUnavailable({ detail: detailOf(error) });
  const { problem } = error;
  if (problem.reason === 'tooMany') return words.fontsTooMany({ max: problem.max });
  return problem.reason === 'duplicate' ? words.fontDuplicate({ family: problem.family }) : words.fontInvalid;
}

export interface CustomFontsState {
  fonts: readonly CustomFont[];
  /** Why the last file was refused, or could not be kept. */
  error: string | undefined;
  /** Makes a family of a file and sets what is selected in it. */
  upload: (file: File) => void;
}

/** The fonts that the user brought to this tab. */
export function useCustomFonts(store: EditorStore): CustomFontsState {
  const words = useWords();
  const fonts = useSyncExternalStore(customFonts.subscribe, customFonts.getFonts);
  const [error, setError] = useState<string>();

  const upload = useCallback(
    (file: File) => {
      const ids = getSelected(store)
        .filter((text) => !store.rules.isFixed(text))
        .map(({ id }) => id);
      const add = async () => {
        try {
          const { font, kept, saved } = await customFonts.add(file);
          const { name } = font.family;
          styleTexts(store, ids, {
            fontFamily: name,
            fontWeight: matchFontWeight(name, fontWeights[font.detectedWeight]),
          });
          if (!kept) setError(words.fontNotKept({ family: name }));
          else if (!saved) setError(words.fontNotSaved({ family: name }));
        } catch (error) {
          setError(problemInWords(error, words));
        }
      };
      // The same words are shown again only after there were none.
      setError(undefined);
      void add();
    },
    [store, words],
  );
  return { fonts, error, upload };
}
