import type { ImageEditorProps } from '@palimpsest/editor';
import { Button, EmptyState, ErrorState, Spinner } from '@palimpsest/ui';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { lazy } from 'react';
import { useWords } from '../../messages/words.ts';
import { LazyBoundary } from '../error/lazy-boundary.tsx';

const ImageEditor = lazy(async () => ({ default: (await import('./image-editor.ts')).ImageEditor }));

export interface EditorViewProps extends Omit<ImageEditorProps, 'placeholder'>, EditorPlaceholderProps {
  /** Whether there is anything to edit. */
  hasData: boolean;
  /** The stage of the process in words, while it is not finished. */
  stage: string | undefined;
  /** Loads the image again after an error; left out where that cannot help. */
  onRetry?: (() => void) | undefined;
  /** Reloads the page, which is the only way on where the page is too old for the document. */
  onReload?: (() => void) | undefined;
}

export function EditorView({ hasData, stage, picture, onRetry, onReload, ...editor }: EditorViewProps) {
  const words = useWords('editorScreen');
  const shared = useWords('shared');
  const { retry, reload } = useWords('crash');
  if (!hasData) {
    return (
      <div className="flex h-full items-center justify-center">
        <EmptyState
          headingLevel={1}
          title={words.noData}
          action={
            <Button asChild variant="primary">
              <Link to="/dashboard">{words.chooseImage}</Link>
            </Button>
          }
        />
      </div>
    );
  }
  if (stage) {
    return (
      <output className="flex h-full flex-col items-center justify-center gap-3 bg-sunken text-sm text-muted">
        <Spinner size="lg" />
        {stage}
      </output>
    );
  }
  if (editor.error && !editor.document) {
    return (
      <div className="flex h-full items-center justify-center bg-sunken">
        <ErrorState
          headingLevel={1}
          title={editor.error}
          action={
            onReload ? (
              <Button icon={<RotateCcw />} onClick={onReload}>
                {reload}
              </Button>
            ) : (
              <>
                {onRetry ? (
                  <Button icon={<RotateCcw />} onClick={onRetry}>
                    {retry}
                  </Button>
                ) : null}
                <Button asChild variant="ghost">
                  <Link to="/dashboard">{shared.toDashboard}</Link>
                </Button>
              </>
            )
          }
        />
      </div>
    );
  }
  const placeholder = <EditorPlaceholder picture={picture} />;
  return (
    <>
      <h1 className="sr-only">{shared.editor}</h1>
      <LazyBoundary fallback={placeholder}>
        <ImageEditor placeholder={placeholder} {...editor} />
      </LazyBoundary>
    </>
  );
}

interface EditorPlaceholderProps {
  /** The address of the small result; undefined until it is known, and null where there is none. */
  picture: string | null | undefined;
}

/** Shows the result in place of the editor while the editor's code and picture are loading. */
function EditorPlaceholder({ picture }: EditorPlaceholderProps) {
  const words = useWords('editorScreen');
  return (
    <output className="flex h-full items-center justify-center bg-sunken p-3">
      {picture ? <img src={picture} alt="" fetchPriority="high" className="size-full object-contain" /> : null}
      {/* The message is centered with or without the picture, so that it does not move when the picture loads. */}
      <span className="absolute flex items-center gap-3 rounded-lg bg-raised px-5 py-4 text-sm text-ink shadow-modal">
        <Spinner />
        {words.loadingImage}
      </span>
    </output>
  );
}
