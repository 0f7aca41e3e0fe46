import { problemOf } from '@palimpsest/api-client';
import type { ImageProcess, OwnProblem, ProcessStatus } from '@palimpsest/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { reportFault } from '../../lib/report-fault.ts';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { fetchImageFile, imageFileProblem } from '../../lib/images/chosen-image.ts';
import { filesTogether } from '../../lib/images/files-together.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { sampleImage } from '../../lib/images/sample-image.ts';
import { useToasts } from '../../lib/toasts.tsx';
import { createBatch } from '../batch/create-batch.ts';
import { usePricingModal } from '../billing/use-pricing-modal.ts';
import { LazyBoundary } from '../error/lazy-boundary.tsx';
import { useCredits } from '../workspace/use-credits.ts';
import { choose, defaultChoices, toProcessPayload, type ChoiceAction, type Choices } from './choices.ts';
import { isAvailable } from './language-options.ts';
import { LoadingImage } from './loading-image.tsx';
import { PreviewView } from './preview-view.tsx';
import { useLanguageDetection } from './use-language-detection.ts';
import { useLanguages } from './use-languages.ts';
import { useLocalisation } from './use-localisation.ts';
import { useWords } from '../../messages/words.ts';

const loadExclusionCanvas = async () => ({ default: (await import('./exclusion-canvas.ts')).ExclusionCanvas });
const ExclusionCanvas = lazy(loadExclusionCanvas);

export interface PreviewFlowProps {
  /** The chosen image. */
  file: File | undefined;
  /** The address at which the page can read the chosen image. */
  url: string | undefined;
  /** Whether the chosen image is still being loaded. Choices made meanwhile are kept. */
  isLoadingImage: boolean;
  /** The id that the server gave the image. */
  imageId: string | undefined;
  /** The address of the image on the server, where no file was chosen. */
  storedUrl: string | undefined;
  /** The status of the process that the address names, where this page has not started it. */
  reached: ProcessStatus | undefined;
  initialChoices: Choices;
}

/** Takes the choices for an image, follows its process, and opens the editor, or the screen of several images. */
export function PreviewFlow({
  file: chosen,
  url,
  isLoadingImage,
  imageId,
  storedUrl,
  reached,
  initialChoices,
}: PreviewFlowProps) {
  const { client, signedUrls } = useApi();
  const { track } = useAnalytics();
  const navigate = useNavigate();
  const toasts = useToasts();
  const words = useWords('preview');
  const { cancelFailed } = useWords('batch');
  const shared = useWords('shared');
  const { process } = useSearch({ from: '/_workspace/preview' });
  const [choices, dispatch] = useReducer(choose, initialChoices);
  const [drawing, setDrawing] = useState(false);
  const [fileProblem, setFileProblem] = useState<OwnProblem>();
  const { stage, progress, error, refunded, looksLike, clearError, leave, start, follow } = useLocalisation();
  const credits = useCredits();
  const pricing = usePricingModal();

  const languages = useLanguages();
  const detection = useLanguageDetection(languages.pairs);
  const hasImage = url !== undefined || storedUrl !== undefined;
  const picture = useQuery({
    queryKey: ['chosen-image', url ?? storedUrl],
    queryFn: async ({ signal }) => {
      const address = url ?? (await signedUrls.get(storedUrl ?? '', signal));
      return createImageBitmap(await fetchImageFile(address, signal));
    },
    enabled: hasImage,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });

  useEffect(() => {
    loadExclusionCanvas().catch((error: unknown) => reportFault('The canvas could not be fetched ahead.', error));
  }, []);

  const known = useRef<string>(undefined);
  /** Keeps process, image and choices in the history, so that coming back restores this screen. */
  const remember = (messageId: string | undefined, id: string | undefined, kept = choices) => {
    known.current = messageId;
    return navigate({
      to: '/preview',
      replace: true,
      search: messageId ? { process: messageId } : {},
      state: (state) => ({ ...state, ...(id && { imageId: id }), ...(storedUrl && { storedUrl }), choices: kept }),
    });
  };
  const open = async (done: ImageProcess, id: string | undefined, kept = choices) => {
    // Going back from the editor leads to the choices, not to the process that is done.
    await remember(undefined, id, kept);
    await navigate({ to: '/editor', search: { process: done.message_id }, state: { process: done } });
  };

  const changeLanguages = (action: ChoiceAction) => {
    // The error and the detection hint were about the languages that were chosen before.
    clearError();
    if (action.type !== 'target') detection.clear();
    dispatch(action);
  };

  const next = async (chosenNow = choices) => {
    let uploaded = imageId;
    detection.clear();
    // If the session ends on the way, the login leads back to the choices.
    void remember(undefined, imageId, chosenNow);
    const done = await start(
      { file: chosen, url },
      {
        process: toProcessPayload(chosenNow),
        imageId,
        onUploaded: (id) => (uploaded = id),
        onStarted: (messageId) => void remember(messageId, uploaded, chosenNow),
      },
    );
    if (done) await open(done, uploaded, chosenNow);
    else if (known.current) await remember(undefined, uploaded, chosenNow);
  };

  /** Changes the source to the language of the image, and starts at once if the pair with the chosen target is available. */
  const translateFrom = (name: string) => {
    const action: ChoiceAction = { type: 'source', name };
    const chosenNow = choose(choices, action);
    changeLanguages(action);
    if (chosenNow.target && isAvailable(languages.pairs, chosenNow.source, chosenNow.target)) void next(chosenNow);
  };

  const detect = async () => {
    clearError();
    const source = await detection.detect(
      { file: chosen, url },
      { imageId, onUploaded: (id) => void remember(undefined, id) },
    );
    if (source) dispatch({ type: 'source', name: source });
  };

  const resume = useEffectEvent(async (messageId: string) => {
    if (known.current === messageId) return;
    known.current = messageId;
    const done = await follow(messageId, reached);
    if (done) await open(done, done.original_image_id);
    else if (known.current === messageId) await remember(undefined, imageId);
  });
  useEffect(() => {
    if (process) void resume(process);
  }, [process]);

  /** Cancels the process. If that fails, the image stays on its way. */
  const cancel = useMutation({
    mutationFn: (messageId: string) => client.call('deleteProcess', { params: { message_id: messageId } }),
    onSuccess: () => {
      leave();
      client.announceCredits();
      toasts.add({ title: words.cancelled });
    },
    onError: (failure) =>
      toasts.add({
        tone: 'danger',
        title: cancelFailed,
        description: shared.problem(problemOf(failure) ?? { code: 'unknown' }),
      }),
  });

  /** Opens the screen for several images, several languages, or both. */
  const openBatch = async (files: readonly File[]) => {
    const { id, refused } = createBatch(files, choices, imageId);
    await navigate({ to: '/preview', search: { batch: id }, state: { refused } });
  };

  const takeSample = async () => {
    changeLanguages({ type: 'source', name: defaultChoices.source });
    const file = await sampleImage().catch(() => undefined);
    setFileProblem(file ? undefined : { code: 'image_not_loaded' });
    if (!file) return;
    await navigate({ to: '/preview', replace: true, state: { ...imageState(file), choices } });
  };

  const notShown: OwnProblem = chosen ? { code: 'file_unreadable' } : { code: 'image_not_loaded' };
  const shownProblem = fileProblem ?? (chosen && imageFileProblem(chosen)) ?? (picture.isError ? notShown : undefined);

  return (
    <PreviewView
      {...(picture.data && {
        canvas: (
          <LazyBoundary fallback={<LoadingImage />}>
            <ExclusionCanvas
              image={picture.data}
              regions={choices.regions}
              drawing={drawing}
              onChange={(regions) => {
                const added = regions.length > choices.regions.length;
                if (regions.length !== choices.regions.length) {
                  track(added ? 'exclusion_add' : 'exclusion_remove', { region_count: regions.length });
                }
                dispatch({ type: 'regions', regions });
              }}
              onDrawingChange={setDrawing}
            />
          </LazyBoundary>
        ),
      })}
      {...((isLoadingImage || picture.isLoading) && { canvas: <LoadingImage /> })}
      isLoadingImage={isLoadingImage}
      choices={choices}
      onSourceChange={(name) => changeLanguages({ type: 'source', name })}
      onTargetChange={(name) => changeLanguages({ type: 'target', name })}
      onTranslateFrom={translateFrom}
      onDetect={() => void detect()}
      detecting={detection.detecting}
      detected={detection.hint}
      onSwap={() => changeLanguages({ type: 'swap' })}
      {...languages}
      drawing={drawing}
      onDrawingChange={setDrawing}
      onBlacklistChange={(terms) => {
        track(terms.length > choices.blacklist.length ? 'blacklist_add' : 'blacklist_remove', {
          term_count: terms.length,
        });
        dispatch({ type: 'blacklist', terms });
      }}
      stage={stage}
      progress={progress}
      error={error ?? detection.error}
      looksLike={looksLike}
      failed={error !== undefined}
      refunded={refunded}
      onCancel={process ? () => (cancel.isPending ? undefined : cancel.mutate(process)) : undefined}
      onOtherImage={() => void navigate({ to: '/preview-redirect', state: { choices: { ...choices, regions: [] } } })}
      outOfCredits={credits?.is_unlimited === false && credits.remaining_credits === 0}
      onUpgrade={pricing.open}
      onNext={() => void next()}
      fileProblem={shownProblem && shared.problem(shownProblem)}
      onSeveral={() => void openBatch(chosen ? [chosen] : [])}
      onSample={() => void takeSample()}
      onFile={filesTogether(([file, ...others]) => {
        const problem = file && imageFileProblem(file);
        if (file && others.some((other) => !imageFileProblem(other))) {
          void openBatch([file, ...others]);
          return;
        }
        setFileProblem(problem);
        detection.clear();
        if (file && !problem) void navigate({ to: '/preview', replace: true, state: { ...imageState(file), choices } });
      })}
    />
  );
}
