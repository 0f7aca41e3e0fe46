import { landingImageExtensions, plans, trialCredits } from '@palimpsest/contract';
import { FileDropzone, Button, ImageButton, Link, Logo } from '@palimpsest/ui';
import { BeforeAndAfter } from './before-and-after.tsx';
import { LandingFooter, type LandingFooterProps } from './landing-footer.tsx';
import { SocialProof, type SocialProofProps } from './social-proof.tsx';
import { useWords } from '../../messages/words.ts';

export interface LandingViewProps extends LandingHeaderProps, LandingFooterProps, SocialProofProps {
  /** The address at which the page can read the chosen image. */
  preview: string | undefined;
  /** Whether the image is on its way to the next screen. */
  processing: boolean;
  /** The error under the upload area. */
  error: string | undefined;
  /** How many images a new account translates for nothing. @default `trialCredits` */
  freeImages?: number | undefined;
  /** Opens the price list. */
  onPrices: () => void;
  /** Called when the upload area is pressed, which opens the browser's file dialog. */
  onUploadAreaClick: () => void;
  /** Called with any file that was chosen, dropped or pasted, valid or not. */
  onFile: (file: File) => void;
}

export function LandingView({
  preview,
  processing,
  error,
  freeImages = trialCredits,
  onPrices,
  onUploadAreaClick,
  onFile,
  trustedUsers,
  links,
  ...header
}: LandingViewProps) {
  const words = useWords('landing');
  return (
    <div className="flex min-h-dvh flex-col">
      <LandingHeader {...header} />
      <main className="mx-auto grid w-full max-w-300 flex-1 content-center items-center gap-x-16 gap-y-14 px-5 py-8 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div>
          <h1 className="font-display text-4xl font-medium sm:text-5xl">{words.heading}</h1>
          <p className="mt-5 max-w-120 text-base text-pretty text-muted sm:text-lg">{words.introduction}</p>
          <FileDropzone
            className="mt-8"
            onClickCapture={onUploadAreaClick}
            accept={landingImageExtensions.join(',')}
            label={words.upload}
            hint={words.uploadHint}
            previewUrl={preview}
            busy={processing}
            busyText={words.preparing}
            error={error}
            paste
            onFile={onFile}
            onReject={onFile}
          />
          <p className="mt-4 max-w-120 text-sm text-pretty text-muted">
            <span className="font-medium text-ink">{words.freeImages({ count: freeImages })}</span>{' '}
            {words.imageUse({ days: plans.trial.retentionDays })}{' '}
            <Link asChild className="-mx-1 -my-3 px-1 py-3">
              <button type="button" onClick={onPrices}>
                {words.prices}
              </button>
            </Link>
          </p>
        </div>
        <BeforeAndAfter />
      </main>
      <SocialProof trustedUsers={trustedUsers} />
      <LandingFooter links={links} />
    </div>
  );
}

interface LandingHeaderProps {
  onLogin: () => void;
  onTryForFree: () => void;
}

function LandingHeader({ onLogin, onTryForFree }: LandingHeaderProps) {
  const { login, tryForFree } = useWords('landing');
  return (
    <header className="mx-auto flex h-18 w-full max-w-300 items-center justify-between gap-1 px-4 sm:px-8">
      {/* A name without room wraps below the sign, out of sight. */}
      <Logo className="h-[1.35em] min-w-0 flex-wrap content-start overflow-hidden" />
      <div className="flex shrink-0 items-center gap-1.5 sm:gap-2">
        <Button variant="ghost" className="max-sm:px-1" onClick={onLogin}>
          {login}
        </Button>
        <ImageButton className="max-sm:h-9 max-sm:ps-2.5 max-sm:pe-6 max-sm:text-sm" onClick={onTryForFree}>
          {tryForFree}
        </ImageButton>
      </div>
    </header>
  );
}
