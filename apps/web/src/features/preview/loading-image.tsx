import { Spinner } from '@palimpsest/ui';
import { useWords } from '../../messages/words.ts';

/** Stands where the image will, until it is there. */
export function LoadingImage() {
  const { loadingImage } = useWords('preview');
  return (
    <div className="flex h-full items-center justify-center">
      <Spinner label={loadingImage} />
    </div>
  );
}
