import { stageProgress } from '@palimpsest/contract';
import { Button, FileQueue, Page, type QueuedFile } from '@palimpsest/ui';
import { LayoutGrid, Plus } from 'lucide-react';
import { type ScreenWords, type SharedWords, useWords } from '../../messages/words.ts';
import type { Batch, BatchItem } from './batch.ts';

export interface BatchQueueProps {
  batch: Batch;
  /** The addresses at which the page can read the images, by the id of the image. */
  pictures: ReadonlyMap<string, string>;
  onCancel: (item: string) => void;
  onRetry: (item: string) => void;
  onRemove: (item: string) => void;
  /** Opens a finished one in the editor. */
  onOpen: (messageId: string) => void;
  onDashboard: () => void;
  /** Begins with other images. */
  onNew: () => void;
}

/** Shows a started batch: every image in every language, with its progress. */
export function BatchQueue({
  batch,
  pictures,
  onCancel,
  onRetry,
  onRemove,
  onOpen,
  onDashboard,
  onNew,
}: BatchQueueProps) {
  const words = useWords('batch');
  const shared = useWords('shared');
  const { title, hint } = headingOf(batch, words);
  return (
    <Page
      className="max-w-180"
      title={title}
      description={hint}
      actions={
        <>
          <Button icon={<Plus />} onClick={onNew}>
            {words.newImages}
          </Button>
          <Button icon={<LayoutGrid />} onClick={onDashboard}>
            {shared.toDashboard}
          </Button>
        </>
      }
    >
      <FileQueue
        label={words.images}
        files={batch.items.map((item) => ({
          ...rowOf(batch, item, { words, shared }),
          thumbnailUrl: pictures.get(item.image),
          action: item.messageId ? <OpenButton messageId={item.messageId} onOpen={onOpen} /> : undefined,
        }))}
        {...{ onCancel, onRetry, onRemove }}
      />
    </Page>
  );
}

function OpenButton({ messageId, onOpen }: { messageId: string } & Pick<BatchQueueProps, 'onOpen'>) {
  const { open } = useWords('batch');
  return (
    <Button size="sm" variant="ghost" onClick={() => onOpen(messageId)}>
      {open}
    </Button>
  );
}

function headingOf({ items }: Batch, words: ScreenWords['batch']): { title: string; hint: string } {
  if (items.some(({ state }) => state === 'waiting' || state === 'working')) {
    return { title: words.running, hint: words.runningHint };
  }
  return items.some(({ state }) => state === 'failed')
    ? { title: words.endedWithFailures, hint: words.endedWithFailuresHint }
    : { title: words.ended, hint: words.endedHint };
}

interface RowWords {
  words: ScreenWords['batch'];
  shared: SharedWords;
}

function rowOf({ images }: Batch, item: BatchItem, { words, shared }: RowWords): QueuedFile {
  const image = images.find(({ id }) => id === item.image);
  const row = {
    id: item.id,
    name: words.item({ name: image?.name ?? '', language: shared.languageName(item.target) }),
  };
  const { status = 'idle', problem } = item;
  if (item.state === 'waiting' && image?.sent !== undefined) {
    return { ...row, status: 'working', statusText: words.uploading, progress: image.sent };
  }
  if (item.state === 'working') {
    return { ...row, status: 'working', statusText: shared.stages[status], progress: stageProgress[status] };
  }
  return { ...row, status: item.state, error: problem && shared.problem(problem) };
}
