import { Spinner } from '@palimpsest/ui';
import { useWords } from '../../messages/words.ts';

/** Takes the place of the image until it is loaded. */
export function LoadingImage() {
  const { loadingImage } = useWords('preview');
  return (
    <div className="flex h-full items-center justify-center">
      <Spinner label={loadingImage} />
    </div>
  );
}
