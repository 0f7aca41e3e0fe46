import type { CreditsResponse, LanguageName } from '@palimpsest/contract';
import { Banner, Button, IconButton, LanguagePicker, TagInput } from '@palimpsest/ui';
import { useFormat } from '@palimpsest/ui/messages/context';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useFocusAfterRemoval } from '../../lib/use-focus-after-removal.ts';
import { useWords } from '../../messages/words.ts';
import { DetectButton, type DetectButtonProps } from '../preview/detect-button.tsx';
import { isAvailable, pairProblem, sourceLanguages, targetLanguages } from '../preview/language-options.ts';
import type { KnownLanguages } from '../preview/use-languages.ts';
import { costOf, maxBatchItems, type Batch } from './batch.ts';

export interface BatchFormProps extends Omit<DetectButtonProps, 'disabled'>, KnownLanguages {
  batch: Batch;
  onSourceChange: (source: string) => void;
  onAddTarget: (target: string) => void;
  onRemoveTarget: (target: LanguageName) => void;
  onBlacklistChange: (terms: string[]) => void;
  /** Undefined until they are known. */
  credits: CreditsResponse | undefined;
  /** Opens the price list. */
  onUpgrade: () => void;
  /** The result of the language detection as a sentence. @default none */
  detected?: string | undefined;
  /** Why the language of an image could not be detected. @default none */
  detectionProblem?: string | undefined;
  onStart: () => void;
}

/** The form of a batch: languages and words to keep for all images, the cost in credits, and the start button. */
export function BatchForm({
  batch,
  onSourceChange,
  onBlacklistChange,
  onDetect,
  detecting = false,
  detected,
  ...props
}: BatchFormProps) {
  const preview = useWords('preview');
  const shared = useWords('shared');
  const format = useFormat();
  const listed = { ...preview, ...shared, format };
  return (
    <>
      <div className="flex flex-1 flex-col gap-6 p-5">
        <h1 className="font-display text-2xl font-medium">{shared.chooseLanguages}</h1>
        <LanguagePicker
          label={preview.source}
          languages={sourceLanguages(props, listed)}
          value={batch.source}
          onValueChange={onSourceChange}
          hint={detected}
        />
        <DetectButton {...{ onDetect, detecting }} disabled={batch.images.length === 0} />
        <output className="sr-only">{detecting ? preview.detectingLanguage : detected}</output>
        <Targets batch={batch} {...props} />
        <TagInput
          label={preview.blacklist}
          placeholder={preview.blacklistExample}
          hint={preview.blacklistHint}
          value={batch.blacklist}
          onValueChange={onBlacklistChange}
        />
      </div>
      <Start batch={batch} {...props} />
    </>
  );
}

type TargetsProps = Pick<BatchFormProps, 'batch' | 'onAddTarget' | 'onRemoveTarget'> & KnownLanguages;

function Targets({ batch: { source, targets }, onAddTarget, onRemoveTarget, ...known }: TargetsProps) {
  const words = useWords('batch');
  const preview = useWords('preview');
  const shared = useWords('shared');
  const format = useFormat();
  const heading = useId();
  const { list, press } = useFocusAfterRemoval<HTMLElement>(targets);
  const listed = { ...preview, ...shared, format };
  return (
    <section ref={list} tabIndex={-1} aria-labelledby={heading} className="flex flex-col gap-2 outline-none">
      <h2 id={heading} className="text-xs font-medium text-muted">
        {words.targets}
      </h2>
      {targets.length > 0 ? (
        <ul className="flex flex-col divide-y divide-line rounded-md border border-line bg-raised">
          {targets.map((target) => (
            <li key={target} className="flex items-center gap-2 py-1 ps-3 pe-1 text-sm">
              <span className="min-w-0 flex-1">
                <span className="block truncate">{shared.languageName(target)}</span>
                {isAvailable(known.pairs, source, target) ? null : (
                  <span className="block text-xs text-danger">{pairProblem(known, source, target, listed)}</span>
                )}
              </span>
              <IconButton
                size="sm"
                label={words.remove({ name: shared.languageName(target) })}
                className="border-0 text-faint"
                onClick={() => {
                  press(target);
                  onRemoveTarget(target);
                }}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <LanguagePicker
        label={words.addTarget}
        hideLabel
        placeholder={targets.length > 0 ? words.addTarget : preview.selectTarget}
        languages={targetLanguages(known, source, listed).filter(
          ({ value }) => value !== source && !targets.some((target) => target === value),
        )}
        value=""
        onValueChange={onAddTarget}
      />
    </section>
  );
}

type StartProps = Pick<BatchFormProps, 'batch' | 'pairs' | 'credits' | 'onUpgrade' | 'detectionProblem' | 'onStart'>;

function Start({ batch, pairs, credits, onUpgrade, detectionProblem, onStart }: StartProps) {
  const words = useWords('batch');
  const preview = useWords('preview');
  const workspace = useWords('workspace');
  const { images, targets, source } = batch;
  const cost = costOf(batch);
  const size = { images: images.length, languages: targets.length };
  const left = credits && !credits.is_unlimited ? credits.remaining_credits : undefined;
  const isShort = left !== undefined && (left === 0 || cost > left);
  const tooMany = cost > maxBatchItems;
  const ready = cost > 0 && !isShort && !tooMany && targets.every((target) => isAvailable(pairs, source, target));
  return (
    <div className="sticky bottom-0 flex flex-col gap-3 border-t border-line bg-surface p-5">
      {isShort ? (
        <Banner tone="warning" action={<Button onClick={onUpgrade}>{preview.seePlans}</Button>}>
          {left === 0 ? preview.outOfCredits : workspace.creditsLeft({ count: left })}
        </Banner>
      ) : null}
      {detectionProblem ? <Banner tone="danger">{detectionProblem}</Banner> : null}
      {tooMany ? <Banner tone="warning">{words.tooMany({ max: maxBatchItems })}</Banner> : null}
      <output className="text-sm text-muted tabular-nums empty:hidden">
        {cost > 0 ? (credits?.is_unlimited ? words.size : words.cost)({ ...size, credits: cost }) : null}
      </output>
      <Button variant="primary" size="lg" fullWidth disabled={!ready} onClick={onStart}>
        {words.start}
      </Button>
    </div>
  );
}
