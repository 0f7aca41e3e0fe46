import { findLanguage } from '@palimpsest/contract';
import { Button, EmptyState } from '@palimpsest/ui';
import { useQueries } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { maxImagesTogether } from '../../lib/images/chosen-image.ts';
import { filesTogether } from '../../lib/images/files-together.ts';
import { keptImage } from '../../lib/images/kept-images.ts';
import { objectUrl } from '../../lib/images/object-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useToasts } from '../../lib/toasts.tsx';
import { useProblem } from '../../lib/server/use-problem.ts';
import { useWords } from '../../messages/words.ts';
import { usePricingModal } from '../billing/use-pricing-modal.ts';
import { useLanguageDetection } from '../preview/use-language-detection.ts';
import { useLanguages } from '../preview/use-languages.ts';
import { useCredits } from '../workspace/use-credits.ts';
import { BatchQueue } from './batch-queue.tsx';
import type { BatchRunner } from './batch-runner.ts';
import { BatchView } from './batch-view.tsx';
import { isStarted, type BatchImage } from './batch.ts';
import { batchRunner } from './batches.ts';
import { takeFiles } from './create-batch.ts';

/** The page on which several images and languages are chosen and their processes followed. */
export function BatchPage({ id }: { id: string }) {
  const { chooseLanguages } = useWords('shared');
  const api = useApi();
  const { track } = useAnalytics();
  const runner = batchRunner(api, track, id);
  return (
    <>
      <PageHead title={chooseLanguages} noIndex />
      {runner ? <BatchFlow runner={runner} /> : <Gone />}
    </>
  );
}

/** Returns the object URLs of the images' files, by the id of the image. */
function usePictures(images: readonly BatchImage[]): ReadonlyMap<string, string> {
  return useQueries({
    queries: images.map(({ id, address }) => ({
      queryKey: ['kept-picture', address],
      queryFn: async () => {
        const file = await keptImage(address);
        return { id, url: file && objectUrl(file) };
      },
      staleTime: Infinity,
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data?.url ? [[data.id, data.url] as const] : []))),
  });
}

function BatchFlow({ runner }: { runner: BatchRunner }) {
  const batch = useSyncExternalStore(runner.subscribe, runner.batch);
  const navigate = useNavigate();
  const toasts = useToasts();
  const shared = useWords('shared');
  const words = useWords('batch');
  const problem = useProblem();
  const pricing = usePricingModal();
  const credits = useCredits();
  const languages = useLanguages();
  const detection = useLanguageDetection(languages.pairs);
  const pictures = usePictures(batch.images);
  const state = useLocation({ select: (location) => location.state });
  const [refused, setRefused] = useState(state.refused ?? []);

  /** Detects the language of one image, the first, and applies it to all. */
  const detect = async ({ id: image, address, imageId }: BatchImage) => {
    const file = await keptImage(address);
    const onUploaded = (uploaded: string) => runner.dispatch({ type: 'uploaded', image, imageId: uploaded });
    const source = await detection.detect({ file, url: undefined }, { imageId, onUploaded });
    if (source) runner.dispatch({ type: 'source', source });
  };

  if (isStarted(batch)) {
    return (
      <BatchQueue
        batch={batch}
        pictures={pictures}
        onCancel={(item) =>
          void runner.cancel(item).catch((error: unknown) => {
            toasts.add({ tone: 'danger', title: words.cancelFailed, description: problem(error) });
          })
        }
        onRetry={(item) => runner.dispatch({ type: 'retry', item })}
        onRemove={(item) => runner.dispatch({ type: 'remove', item })}
        onOpen={(process) => void navigate({ to: '/editor', search: { process } })}
        onDashboard={() => void navigate({ to: '/dashboard' })}
        onNew={() => void navigate({ to: '/preview' })}
      />
    );
  }
  return (
    <BatchView
      batch={batch}
      pictures={pictures}
      refused={refused.map(({ name, problem: found }) => ({ name, problem: shared.problem(found) }))}
      onFile={filesTogether((files) => {
        const taken = takeFiles(files, maxImagesTogether - batch.images.length);
        setRefused(taken.refused);
        runner.dispatch({ type: 'images', images: taken.images });
      })}
      onRemoveImage={(image) => {
        if (image === batch.images[0]?.id) detection.clear();
        runner.dispatch({ type: 'remove-image', image });
      }}
      onDetect={() => void (batch.images[0] && detect(batch.images[0]))}
      detecting={detection.detecting}
      detected={detection.hint}
      detectionProblem={detection.error}
      onSourceChange={(name) => {
        detection.clear();
        const source = findLanguage(name)?.name;
        if (source) runner.dispatch({ type: 'source', source });
      }}
      onAddTarget={(name) => {
        const target = findLanguage(name)?.name;
        if (target) runner.dispatch({ type: 'add-target', target });
      }}
      onRemoveTarget={(target) => runner.dispatch({ type: 'remove-target', target })}
      onBlacklistChange={(terms) => runner.dispatch({ type: 'blacklist', terms })}
      {...languages}
      credits={credits}
      onUpgrade={pricing.open}
      onStart={() => {
        detection.clear();
        runner.dispatch({ type: 'start', newId: () => crypto.randomUUID() });
      }}
    />
  );
}

/** Shown at the address of a batch that this tab does not keep. */
function Gone() {
  const words = useWords('batch');
  const { toDashboard } = useWords('shared');
  const navigate = useNavigate();
  return (
    <EmptyState
      headingLevel={1}
      title={words.goneTitle}
      description={words.goneHint}
      action={<Button onClick={() => void navigate({ to: '/dashboard' })}>{toDashboard}</Button>}
    />
  );
}
