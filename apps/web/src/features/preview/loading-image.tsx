import { Spinner } from '@palimpsest/ui';
import { usePreviewWords } from './preview.messages.ts';

/** Stands where the image will, until it is there. */
export function LoadingImage() {
  const { loadingImage } = usePreviewWords();
  return (
    <div className="flex h-full items-center justify-center">
      <Spinner label={loadingImage} />
    </div>
  );
}
