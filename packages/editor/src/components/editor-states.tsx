import { ErrorState, Spinner } from '@palimpsest/ui';
import { useWords } from '../messages/words.ts';

/** Shown in place of the canvas, with the reason why there is none. */
export function EditorError({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className="flex h-full items-center justify-center bg-sunken">
      <ErrorState title={message} onRetry={onRetry} />
    </div>
  );
}

/** Shown in place of the canvas while the picture or the fonts load. */
export function EditorLoading() {
  const words = useWords();
  return (
    <output className="flex h-full flex-col items-center justify-center gap-3 bg-sunken text-muted">
      <Spinner size="lg" />
      <span className="text-sm">{words.loadingImage}</span>
    </output>
  );
}

/** Shown over the canvas while a file is written. */
export function ExportOverlay() {
  const words = useWords();
  return (
    <output className="absolute inset-0 flex animate-pal-fade-in items-center justify-center bg-scrim">
      <span className="flex items-center gap-3 rounded-lg bg-raised px-5 py-4 text-sm text-ink shadow-modal">
        <Spinner size="sm" />
        {words.preparingExport}
      </span>
    </output>
  );
}
