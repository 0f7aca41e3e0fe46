import { Spinner } from '@palimpsest/ui';
import { useEditorWords } from './editor.messages.ts';

export interface EditorPlaceholderProps {
  /** The result, small; undefined until its address is known: its place is kept. Null where there is none. */
  picture: string | null | undefined;
}

/** In place of the editor: the result to look at, while what edits it is on its way. */
export function EditorPlaceholder({ picture }: EditorPlaceholderProps) {
  const words = useEditorWords();
  return (
    <output className="flex h-full flex-col items-center justify-center gap-3 bg-sunken p-3 text-muted">
      {picture === undefined ? <span className="flex-1" /> : null}
      {picture ? (
        <img src={picture} alt="" fetchPriority="high" className="min-h-0 w-full flex-1 object-contain" />
      ) : null}
      <Spinner size="lg" />
      <span className="text-sm">{words.loadingImage}</span>
    </output>
  );
}
