import { stageProgress, type LanguageName } from '@palimpsest/contract';
import { Banner, Button, LanguagePicker, ProgressBar, TagInput } from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import { ArrowUpDown, Layers } from 'lucide-react';
import { useRef } from 'react';
import { useWords } from '../../messages/words.ts';
import type { Choices } from './choices.ts';
import { DetectButton, type DetectButtonProps } from './detect-button.tsx';
import { pairProblem, sourceLanguages, targetLanguages } from './language-options.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { downloadedMegabytes, type Progress } from './stages.ts';
import type { KnownLanguages } from './use-languages.ts';

export interface PreviewFormProps extends Omit<DetectButtonProps, 'disabled'>, KnownLanguages {
  /** Whether there is an image to work on. */
  hasImage: boolean;
  choices: Choices;
  onSourceChange: (source: string) => void;
  onTargetChange: (target: string) => void;
  /** Translates from the language in which the image seems to be written. */
  onTranslateFrom: (source: string) => void;
  /** The result of the language detection as a sentence. @default none */
  detected?: string | undefined;
  /** Exchanges source and target. */
  onSwap: () => void;
  drawing: boolean;
  onDrawingChange: (drawing: boolean) => void;
  onBlacklistChange: (terms: string[]) => void;
  /** The label of Next while the image is on its way; undefined otherwise. */
  stage: string | undefined;
  /** How far the image is, while it is on its way. */
  progress: Progress | undefined;
  error: string | undefined;
  /** The language in which an image that was refused for its language seems to be written; offered with the error. @default none */
  looksLike?: LanguageName | undefined;
  /** Whether the image failed, so that Next tries it again. @default false */
  failed?: boolean | undefined;
  /** Whether the credit of the failed image was refunded. @default false */
  refunded?: boolean | undefined;
  /** Cancels the image's process; left out while there is nothing to cancel. */
  onCancel?: (() => void) | undefined;
  /** Puts the image away, so that another can be chosen. */
  onOtherImage: () => void;
  /** Whether no credit is left for another image. */
  outOfCredits: boolean;
  /** Opens the price list. */
  onUpgrade: () => void;
  onNext: () => void;
  /** Goes to the screen of several images and languages. */
  onSeveral: () => void;
}

/** The form of the choices for an image, and the progress of the image once it is on its way. */
export function PreviewForm({
  hasImage,
  choices: { source, target, blacklist },
  onSourceChange,
  onTargetChange,
  onTranslateFrom,
  onDetect,
  detecting = false,
  detected,
  onSwap,
  pairs,
  enabledBy,
  drawing,
  onDrawingChange,
  onBlacklistChange,
  stage,
  progress,
  error,
  looksLike,
  failed = false,
  refunded = false,
  onCancel,
  onOtherImage,
  outOfCredits,
  onUpgrade,
  onNext,
  onSeveral,
}: PreviewFormProps) {
  const words = useWords('preview');
  const shared = useWords('shared');
  const format = useFormat();
  const listed = { ...words, ...shared, format };
  const busy = stage !== undefined;
  const next = useRef<HTMLButtonElement>(null);
  const known = { pairs, enabledBy };
  const unavailable = pairProblem(known, source, target, listed);
  return (
    <>
      <div className="flex flex-1 flex-col gap-6 p-5">
        <h1 className="font-display text-2xl font-medium">{shared.chooseLanguages}</h1>
        <div className="relative isolate flex flex-col gap-6">
          {/* The button is centered on the label's line, whatever its size. */}
          <div className="absolute -end-2 top-0 z-1 flex h-3.5 items-center">
            <Button variant="ghost" size="sm" icon={<ArrowUpDown />} disabled={busy || !target} onClick={onSwap}>
              {words.swap}
            </Button>
          </div>
          <LanguagePicker
            label={words.source}
            languages={sourceLanguages(known, listed)}
            value={source}
            onValueChange={onSourceChange}
            hint={detected}
            disabled={busy}
          />
          <DetectButton {...{ onDetect, detecting }} disabled={busy || !hasImage} />
          <LanguagePicker
            label={words.target}
            placeholder={words.selectTarget}
            languages={targetLanguages(known, source, listed, target)}
            value={target ?? ''}
            onValueChange={onTargetChange}
            error={unavailable}
            disabled={busy}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={<Layers />}
            disabled={busy}
            onClick={onSeveral}
            className="-ms-2 -mt-3 self-start"
          >
            {words.several}
          </Button>
        </div>
        <section aria-labelledby="exclusion-areas" className="flex flex-col gap-2">
          <h2 id="exclusion-areas" className="text-xs font-medium text-muted">
            {words.exclusionAreas}
          </h2>
          <Button aria-pressed={drawing} disabled={busy || !hasImage} onClick={() => onDrawingChange(!drawing)}>
            {drawing ? words.cancelDrawing : words.addExclusion}
          </Button>
          <p aria-live="polite" className="text-xs text-faint">
            {drawing ? words.drawNow : words.drawHint}
          </p>
        </section>
        <TagInput
          label={words.blacklist}
          placeholder={words.blacklistExample}
          hint={words.blacklistHint}
          value={blacklist}
          onValueChange={onBlacklistChange}
          disabled={busy}
        />
      </div>
      <div data-toasts-above="" className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-surface p-5">
        {outOfCredits && !busy ? (
          <Banner tone="warning" action={<Button onClick={onUpgrade}>{words.seePlans}</Button>}>
            {words.outOfCredits}
          </Banner>
        ) : null}
        {error ? (
          <ProblemBanner
            {...{ error, refunded, looksLike, pairs, onTranslateFrom }}
            onOtherImage={hasImage ? onOtherImage : undefined}
          />
        ) : null}
        {progress ? <HowFar {...progress} /> : null}
        <Button
          variant="primary"
          size="lg"
          fullWidth
          loading={busy}
          loadingText={stage}
          disabled={!hasImage || !target || unavailable !== undefined || outOfCredits}
          onClick={onNext}
          ref={next}
        >
          {failed ? words.tryAgain : words.next}
        </Button>
        {busy && onCancel ? (
          <>
            <p className="text-xs text-muted">{words.leave}</p>
            <Button
              variant="ghost"
              fullWidth
              onClick={() => {
                // Cancelling removes this button, so Next takes the focus.
                next.current?.focus();
                onCancel();
              }}
            >
              {words.cancel}
            </Button>
          </>
        ) : null}
        <output className="sr-only">{stage ?? (detecting ? words.detectingLanguage : detected)}</output>
      </div>
    </>
  );
}

/** Shows the completed share of the process and what the image waits for, beside the stage on the button. */
function HowFar({ status, share = stageProgress[status], queuePosition, download }: Progress) {
  const words = useWords('preview');
  const format = useFormat();
  return (
    <div className="flex flex-col gap-2 text-xs text-muted">
      <ProgressBar label={words.progress} value={share} />
      {download ? <p>{words.downloadingModel(downloadedMegabytes(download, format))}</p> : null}
      {queuePosition ? <p>{words.waiting({ count: queuePosition })}</p> : null}
    </div>
  );
}
