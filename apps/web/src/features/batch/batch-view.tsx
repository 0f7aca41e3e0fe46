import { type BatchFormProps, BatchForm } from './batch-form.tsx';
import { BatchImages, type BatchImagesProps } from './batch-images.tsx';
import { useBatchWords } from './batch.messages.ts';
import { usePreviewWords } from '../preview/preview.messages.ts';

export interface BatchViewProps extends BatchFormProps, Omit<BatchImagesProps, 'batch'> {}

/** Before the start: the images, and beside them, on narrow screens below them, languages and words to keep. */
export function BatchView({ pictures, onFile, onRemoveImage, refused, ...form }: BatchViewProps) {
  const words = useBatchWords();
  const { options } = usePreviewWords();
  return (
    <div className="flex min-h-full flex-col md:h-full md:flex-row">
      <section
        aria-label={words.images}
        className="isolate bg-sunken p-4 sm:p-6 md:min-w-0 md:flex-1 md:overflow-y-auto"
      >
        <BatchImages batch={form.batch} {...{ pictures, onFile, onRemoveImage, refused }} />
      </section>
      <section
        aria-label={options}
        className="flex flex-1 flex-col border-t border-line bg-surface md:w-panel md:flex-none md:overflow-y-auto md:border-s md:border-t-0"
      >
        <BatchForm {...form} />
      </section>
    </div>
  );
}
