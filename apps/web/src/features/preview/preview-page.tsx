import { defaultSourceLanguage, findLanguage, type LanguageName } from '@palimpsest/contract';
import { ExclusionCanvas, type ExclusionRectangle } from '@palimpsest/editor';
import { Spinner } from '@palimpsest/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../lib/api.ts';
import { fetchImageFile, imageFileProblem } from '../../lib/chosen-image.ts';
import { imageState } from '../../lib/navigation-state.ts';
import { objectUrl } from '../../lib/object-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useCheckoutReturn } from '../billing/checkout-return.ts';
import { UserInfoModal } from '../profile/user-info-modal.tsx';
import { toExclusionRegions } from './exclusion-regions.ts';
import { PreviewView } from './preview-view.tsx';
import { useLocalisation } from './use-localisation.ts';

/** Where languages and options are chosen before an image is processed. */
export function PreviewPage() {
  const { client } = useApi();
  const navigate = useNavigate();
  const { session_id: sessionId } = useSearch({ from: '/_workspace/preview' });
  useCheckoutReturn(sessionId);
  const { image, imageFile } = useLocation({ select: ({ state }) => state });
  // A file outlives a reload, the address that was made for it does not.
  const url = imageFile ? objectUrl(imageFile) : image;

  const [source, setSource] = useState<LanguageName>(defaultSourceLanguage);
  const [target, setTarget] = useState<LanguageName>();
  const [blacklist, setBlacklist] = useState<string[]>([]);
  const [regions, setRegions] = useState<readonly ExclusionRectangle[]>([]);
  const [drawing, setDrawing] = useState(false);
  const [fileProblem, setFileProblem] = useState<string>();
  const { stage, error, start } = useLocalisation();

  const pairs = useQuery({
    queryKey: ['language-pairs'],
    queryFn: ({ signal }) => client.call('languagePairs', { signal }),
    staleTime: Infinity,
  });

  const picture = useQuery({
    queryKey: ['chosen-image', url],
    queryFn: async ({ signal }) => createImageBitmap(await fetchImageFile(url ?? '', signal)),
    enabled: url !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });

  const next = async () => {
    const process = await start(
      { file: imageFile, url },
      {
        source_lang: source,
        ...(target && { target_lang: target }),
        blacklist,
        exclusion_regions: toExclusionRegions(regions),
      },
    );
    if (process) await navigate({ to: '/editor', search: { process: process.message_id }, state: { process } });
  };

  const canvas = picture.data ? (
    <ExclusionCanvas
      image={picture.data}
      regions={regions}
      drawing={drawing}
      onChange={setRegions}
      onDrawingChange={setDrawing}
    />
  ) : picture.isLoading ? (
    <div className="flex h-full items-center justify-center">
      <Spinner label="Loading image..." />
    </div>
  ) : undefined;

  return (
    <>
      <PageHead title="Choose languages" noIndex />
      <UserInfoModal />
      <PreviewView
        {...(canvas && { canvas })}
        source={source}
        target={target}
        onSourceChange={(name) => {
          const language = findLanguage(name);
          if (!language) return;
          setSource(language.name);
          if (language.name === target) setTarget(undefined);
        }}
        onTargetChange={(name) => setTarget(findLanguage(name)?.name)}
        pairs={pairs.data}
        drawing={drawing}
        onDrawingChange={setDrawing}
        blacklist={blacklist}
        onBlacklistChange={setBlacklist}
        stage={stage}
        error={error}
        onNext={() => void next()}
        fileProblem={fileProblem ?? (picture.isError ? 'Failed to load image' : undefined)}
        onFile={(file) => {
          const problem = imageFileProblem(file);
          setFileProblem(problem);
          if (!problem) void navigate({ to: '/preview', replace: true, state: imageState(file) });
        }}
      />
    </>
  );
}
