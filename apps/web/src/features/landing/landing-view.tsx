import { limits } from '@palimpsest/contract';
import { FileDropzone } from '@palimpsest/ui';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader, type LandingHeaderProps } from './landing-header.tsx';

export interface LandingViewProps extends LandingHeaderProps {
  /** Address of the chosen image's preview. */
  preview: string | undefined;
  /** The image is on its way to the next screen. */
  processing: boolean;
  error: string | undefined;
  /** Any file that was chosen, dropped or pasted, fit or not. */
  onFile: (file: File) => void;
}

export function LandingView({ preview, processing, error, onFile, ...header }: LandingViewProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <LandingHeader {...header} />
      <main className="mx-auto flex w-full max-w-280 flex-1 flex-col items-center px-5 pt-10 pb-16 sm:px-8 sm:pt-16">
        <h1 className="max-w-190 text-center font-display text-4xl font-medium sm:text-5xl">
          AI-Powered Image Translation in minutes
        </h1>
        <p className="mt-5 max-w-130 text-center text-base text-balance text-muted sm:text-lg">
          Palimpsest reads the text in your image, translates it, and sets it back where it stood. The design stays;
          only the language changes.
        </p>
        <div className="mt-10 w-full max-w-170">
          <FileDropzone
            accept={limits.landingImageExtensions.join(',')}
            label="Upload your files, and let us handle the rest with speed, precision, and care."
            hint="JPG or PNG"
            previewUrl={preview}
            busy={processing}
            busyText="Preparing your image..."
            error={error}
            paste
            onFile={onFile}
            onReject={onFile}
          />
        </div>
      </main>
      <LandingFooter />
    </div>
  );
}
