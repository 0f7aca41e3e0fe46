import { processProblem } from '@palimpsest/api-client';
import type { Batch, BatchItem } from '../features/batch/batch.ts';

const image = (id: string, name: string, size: number) => ({ id, name, size, address: `blob:${id}`, regions: [] });

/** A campaign before its start. */
export const sampleBatch: Batch = {
  source: 'English',
  targets: ['Spanish', 'Catalan'],
  blacklist: ['Alba Botanica'],
  images: [
    image('poster', 'autumn-campaign.png', 2_412_000),
    image('story', 'autumn-story.png', 640_000),
    image('shelf', 'shelf-talker-a5.jpg', 1_120_000),
  ],
  items: [],
};

const item = (
  image: string,
  target: BatchItem['target'],
  rest: Omit<BatchItem, 'id' | 'image' | 'target' | 'retries'>,
) => ({
  id: `${image} ${target}`,
  image,
  target,
  retries: 0,
  ...rest,
});

/** The same on its way, with an item in every state. */
export const runningBatch: Batch = {
  ...sampleBatch,
  images: sampleBatch.images.map((other) => (other.id === 'shelf' ? { ...other, sent: 0.4 } : other)),
  items: [
    item('poster', 'Spanish', { state: 'done', messageId: 'message-1', status: 'processed' }),
    item('poster', 'Catalan', { state: 'working', messageId: 'message-2', status: 'localization_processing' }),
    item('story', 'Spanish', {
      state: 'failed',
      problem: processProblem({ error_message: 'No text was found in this image.', failure_code: 'refused' }),
    }),
    item('story', 'Catalan', { state: 'cancelled' }),
    item('shelf', 'Spanish', { state: 'waiting' }),
  ],
};
