import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';
import { type BatchFormProps, BatchForm } from './batch-form.tsx';
import { BatchImages, type BatchImagesProps } from './batch-images.tsx';
import { useWords } from '../../messages/words.ts';

export interface BatchViewProps extends BatchFormProps, Omit<BatchImagesProps, 'batch'> {}

/** Shows a batch before its start: the images, and beside them (below them on narrow screens) languages and words to keep. */
export function BatchView({ pictures, onFile, onRemoveImage, refused, ...form }: BatchViewProps) {
  const words = useWords('batch');
  const { options } = useWords('preview');
  const { list, press } = useFocusAfterRemoval<HTMLElement>(form.batch.images.map(({ id }) => id));
  const removeImage = (id: string) => {
    press(id);
    onRemoveImage(id);
  };
  return (
    <div className="flex min-h-full flex-col md:h-full md:flex-row">
      <section
        ref={list}
        tabIndex={-1}
        aria-label={words.images}
        className="isolate bg-sunken p-4 outline-none sm:p-6 md:min-w-0 md:flex-1 md:overflow-y-auto"
      >
        <BatchImages batch={form.batch} {...{ pictures, onFile, refused }} onRemoveImage={removeImage} />
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
