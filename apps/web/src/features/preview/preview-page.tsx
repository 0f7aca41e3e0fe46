import { isTerminal, type ProcessStatus } from '@palimpsest/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { createElement, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useAnalytics, useApi } from '../../lib/services.ts';
import { fetchImageFile, imageFileProblem, imageFileTexts } from '../../lib/chosen-image.ts';
import { filesTogether } from '../../lib/files-together.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { onFirstSign } from '../../lib/on-first-sign.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { processQuery } from '../../lib/process-query.ts';
import { sampleImage } from '../../lib/sample-image.ts';
import { useKeptImage } from '../../lib/use-kept-image.ts';
import { usePart } from '../../lib/use-part.ts';
import { useCheckoutReturn } from '../billing/checkout-return.ts';
import { usePricingModal } from '../billing/use-pricing-modal.ts';
import { UserInfoModal } from '../profile/user-info-modal.tsx';
import { useCredits } from '../workspace/use-credits.ts';
import { choose, choicesOf, defaultChoices, toProcessPayload, type ChoiceAction, type Choices } from './choices.ts';
import { fetchExclusionCanvasAhead, loadExclusionCanvas } from './load-exclusion-canvas.ts';
import { LoadingImage } from './loading-image.tsx';
import { PreviewView } from './preview-view.tsx';
import { useLanguages } from './use-languages.ts';
import { useLocalisation } from './use-localisation.ts';
import { useSharedWords } from '../../messages/shared.messages.ts';

/** Where languages and options are chosen before an image is processed, and where its process is followed. */
export function PreviewPage() {
  const { client } = useApi();
  const { track } = useAnalytics();
  const { session_id: sessionId, process } = useSearch({ from: '/_workspace/preview' });
  const { image, choices, imageId, storedUrl } = useLocation({ select: ({ state }) => state });
  const kept = useKeptImage(image);
  const { chooseLanguages } = useSharedWords();
  useCheckoutReturn(sessionId);

  useEffect(() => track('view_preview'), [track]);

  const shown = useRef(image);
  // The place for an image went away with the focus on it.
  useEffect(() => {
    if (kept.isLoading || shown.current === image) return;
    shown.current = image;
    focusHeading();
  }, [image, kept.isLoading]);

  const [atFirst] = useState(process);
  // The address names a process of which this page knows nothing yet, as after a reload or in another tab.
  const unknown = process !== undefined && (process === atFirst || !choices);
  const record = useQuery({
    ...processQuery(client, process ?? ''),
    enabled: unknown,
  });

  return (
    <>
      <PageHead title={chooseLanguages} noIndex />
      <UserInfoModal />
      {unknown && record.isLoading ? (
        <LoadingImage />
      ) : (
        <PreviewFlow
          file={kept.file}
          url={kept.url ?? (kept.isLoading ? undefined : image)}
          isLoadingImage={kept.isLoading}
          imageId={imageId ?? record.data?.original_image_id}
          storedUrl={storedUrl ?? record.data?.original_image_url}
          reached={record.data && !isTerminal(record.data.status) ? record.data.status : undefined}
          initialChoices={choices ?? (record.data ? choicesOf(record.data) : defaultChoices)}
        />
      )}
    </>
  );
}

interface PreviewFlowProps {
  /** The chosen image. */
  file: File | undefined;
  /** Where the chosen image can be read. */
  url: string | undefined;
  /** Whether the chosen image is still looked for. What is chosen meanwhile stays. */
  isLoadingImage: boolean;
  /** The id that the server gave the image. */
  imageId: string | undefined;
  /** The image as the server keeps it, where there is no chosen one. */
  storedUrl: string | undefined;
  /** How far the process is that the address names, where this page has not started it. */
  reached: ProcessStatus | undefined;
  initialChoices: Choices;
}

function PreviewFlow({
  file: chosen,
  url,
  isLoadingImage,
  imageId,
  storedUrl,
  reached,
  initialChoices,
}: PreviewFlowProps) {
  const { signedUrls } = useApi();
  const { track } = useAnalytics();
  const navigate = useNavigate();
  const shared = useSharedWords();
  const { process } = useSearch({ from: '/_workspace/preview' });
  const [choices, dispatch] = useReducer(choose, initialChoices);
  const [drawing, setDrawing] = useState(false);
  const [fileProblem, setFileProblem] = useState<string>();
  const { stage, progress, error, looksLike, clearError, start, follow } = useLocalisation();
  const credits = useCredits();
  const pricing = usePricingModal();

  const languages = useLanguages();
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
  const ExclusionCanvas = usePart(loadExclusionCanvas, { wanted: hasImage });
  useEffect(() => onFirstSign(fetchExclusionCanvasAhead), []);

  const known = useRef<string>(undefined);
  /** Keeps in the history what brings this screen back as it is. */
  const remember = (messageId: string | undefined, id: string | undefined) => {
    known.current = messageId;
    return navigate({
      to: '/preview',
      replace: true,
      search: messageId ? { process: messageId } : {},
      state: (state) => ({ ...state, ...(id && { imageId: id }), ...(storedUrl && { storedUrl }), choices }),
    });
  };
  const open = async (messageId: string, id: string | undefined) => {
    // Going back from the editor leads to the choices, not to the process that is done.
    await remember(undefined, id);
    await navigate({ to: '/editor', search: { process: messageId } });
  };

  const changeLanguages = (action: ChoiceAction) => {
    // The error was about the languages that were chosen before.
    clearError();
    dispatch(action);
  };

  const next = async () => {
    let uploaded = imageId;
    // A session that ends on the way leads back to what was chosen.
    void remember(undefined, imageId);
    const done = await start(
      { file: chosen, url },
      {
        process: toProcessPayload(choices),
        imageId,
        onUploaded: (id) => (uploaded = id),
        onStarted: (messageId) => void remember(messageId, uploaded),
      },
    );
    if (done) await open(done.message_id, uploaded);
    else if (known.current) await remember(undefined, uploaded);
  };

  const resume = useEffectEvent(async (messageId: string) => {
    if (known.current === messageId) return;
    known.current = messageId;
    const done = await follow(messageId, reached);
    if (done) await open(messageId, done.original_image_id);
    else if (known.current === messageId) await remember(undefined, imageId);
  });
  useEffect(() => {
    if (process) void resume(process);
  }, [process]);

  /** Several images, several languages, or both: they have a screen of their own. */
  const openBatch = async (files: readonly File[]) => {
    const { createBatch } = await import('../batch/create-batch.ts');
    const { id, refused } = createBatch(files, choices, imageId);
    await navigate({ to: '/preview', search: { batch: id }, state: { refused } });
  };

  const takeSample = async () => {
    changeLanguages({ type: 'source', name: defaultChoices.source });
    const file = await sampleImage().catch(() => undefined);
    setFileProblem(file ? undefined : imageFileTexts.notLoaded);
    if (!file) return;
    await navigate({ to: '/preview', replace: true, state: { ...imageState(file), choices } });
  };

  const shownProblem =
    fileProblem ?? (chosen && imageFileProblem(chosen)) ?? (picture.isError ? imageFileTexts.notLoaded : undefined);

  return (
    <PreviewView
      {...(picture.data &&
        ExclusionCanvas && {
          canvas: createElement(ExclusionCanvas, {
            image: picture.data,
            regions: choices.regions,
            drawing,
            onChange: (regions) => {
              const added = regions.length > choices.regions.length;
              if (regions.length !== choices.regions.length) {
                track(added ? 'exclusion_add' : 'exclusion_remove', { region_count: regions.length });
              }
              dispatch({ type: 'regions', regions });
            },
            onDrawingChange: setDrawing,
          }),
        })}
      {...((isLoadingImage || picture.isLoading || (picture.data && !ExclusionCanvas)) && { canvas: <LoadingImage /> })}
      isLoadingImage={isLoadingImage}
      choices={choices}
      onSourceChange={(name) => changeLanguages({ type: 'source', name })}
      onTargetChange={(name) => changeLanguages({ type: 'target', name })}
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
      error={error}
      looksLike={looksLike}
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
        if (file && !problem) void navigate({ to: '/preview', replace: true, state: { ...imageState(file), choices } });
      })}
    />
  );
}
