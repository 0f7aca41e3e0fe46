import { Spinner } from '@palimpsest/ui';
import { useEditorWords } from './editor.messages.ts';

export interface EditorPlaceholderProps {
  /** The result, small; undefined until its address is known, and null where there is none. */
  picture: string | null | undefined;
}

/** In place of the editor: the result to look at, while what edits it is on its way. */
export function EditorPlaceholder({ picture }: EditorPlaceholderProps) {
  const words = useEditorWords();
  return (
    <output className="flex h-full items-center justify-center bg-sunken p-3">
      {picture ? <img src={picture} alt="" fetchPriority="high" className="size-full object-contain" /> : null}
      {/* In the middle with the picture and without it, so that it does not move as the picture comes. */}
      <span className="absolute flex items-center gap-3 rounded-lg bg-raised px-5 py-4 text-sm text-ink shadow-modal">
        <Spinner />
        {words.loadingImage}
      </span>
    </output>
  );
}
