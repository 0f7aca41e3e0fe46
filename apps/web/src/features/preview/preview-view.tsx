import { uploadImageTypes } from '@palimpsest/contract';
import { Button, FileDropzone } from '@palimpsest/ui';
import { Image, ImageUp } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { imageMegabytes } from '../../lib/images/megabytes.ts';
import { useWords } from '../../messages/words.ts';
import { PreviewForm, type PreviewFormProps } from './preview-form.tsx';

export interface PreviewViewProps extends Omit<PreviewFormProps, 'hasImage'> {
  /** The picture with its exclusion areas; left out until an image is chosen. */
  canvas?: ReactNode;
  /** Whether the image is still being loaded, so that nothing can be done with it yet. @default false */
  isLoadingImage?: boolean;
  /** Called once for each file that is chosen or dropped, valid or not. */
  onFile: (file: File) => void;
  /** Takes the sample instead of the user's own image. */
  onSample: () => void;
  fileProblem: string | undefined;
}

/** The picture is so low that both languages stay above the bar with Next; areas are drawn on a larger picture. */
function heightOnPhones(hasImage: boolean, drawing: boolean): string {
  if (!hasImage) return '';
  return drawing ? 'h-[52dvh]' : 'h-[36dvh]';
}

/** Languages, exclusion areas and words to keep, beside the picture; below it on narrow screens. */
export function PreviewView({
  canvas,
  isLoadingImage = false,
  onFile,
  onSample,
  fileProblem,
  onDrawingChange,
  ...form
}: PreviewViewProps) {
  const words = useWords('preview');
  const shared = useWords('shared');
  const image = useRef<HTMLElement>(null);
  return (
    <div className="flex min-h-full flex-col md:h-full md:flex-row">
      <section
        ref={image}
        aria-label={shared.image}
        className={`relative isolate shrink-0 overflow-hidden bg-sunken md:h-auto md:min-w-0 md:flex-1 ${heightOnPhones(canvas !== undefined, form.drawing)}`}
      >
        {canvas && !isLoadingImage && !form.error && form.stage === undefined && !form.drawing && !form.outOfCredits ? (
          <Button size="sm" icon={<ImageUp />} className="absolute end-3 top-3 z-1" onClick={form.onOtherImage}>
            {words.otherImage}
          </Button>
        ) : null}
        {canvas ?? (
          <div className="flex h-full flex-col items-center justify-center gap-3 p-4 sm:p-6">
            <FileDropzone
              className="w-full max-w-140"
              label={shared.chooseImage}
              hint={shared.imageHint({ megabytes: imageMegabytes })}
              accept={uploadImageTypes.join(',')}
              paste
              multiple
              error={fileProblem}
              onFile={onFile}
              onReject={onFile}
            />
            <Button variant="ghost" size="sm" icon={<Image />} onClick={onSample}>
              {shared.trySample}
            </Button>
          </div>
        )}
      </section>
      <section
        aria-label={words.options}
        className="flex flex-1 flex-col border-t border-line bg-surface md:w-panel md:flex-none md:overflow-y-auto md:border-s md:border-t-0"
      >
        <PreviewForm
          hasImage={canvas !== undefined && !isLoadingImage}
          onDrawingChange={(drawing) => {
            onDrawingChange(drawing);
            // On a narrow screen the image may be out of sight above the button.
            if (drawing) image.current?.scrollIntoView({ block: 'nearest' });
          }}
          {...form}
        />
      </section>
    </div>
  );
}
