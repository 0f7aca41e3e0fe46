import {
  exclusionRegion,
  isTerminal,
  languageNames,
  maxListLimit,
  processStatuses,
  type LanguageName,
  type Problem,
} from '@palimpsest/contract';
import { processProblem } from '@palimpsest/api-client';
import { z } from 'zod/mini';
import { maxImagesTogether } from '../../lib/images/chosen-image.ts';
import type { SeenProcess } from './look-at-processes.ts';

/** A stored problem. Only this app writes the storage, so any object with a code counts as one. */
const keptProblem = z.custom<Problem>((value) => z.looseObject({ code: z.string() }).safeParse(value).success);

const batchImage = z.object({
  id: z.string(),
  name: z.string(),
  /** The size of the file in bytes; undefined for an image that only the server has. */
  size: z.optional(z.number()),
  /** The address under which `keepImage` keeps the file. */
  address: z.string(),
  /** The server's id of the image, once it is uploaded. */
  imageId: z.optional(z.string()),
  /** Areas of this image that stay as they are. */
  regions: z.array(exclusionRegion),
  /** The sent share of the file, 0 to 1; undefined while it is not being uploaded. */
  sent: z.optional(z.number()),
});
/** An image of a batch: uploaded once, whatever the number of languages. */
export type BatchImage = z.infer<typeof batchImage>;

const batchItem = z.object({
  id: z.string(),
  /** Id of its image in the batch. */
  image: z.string(),
  target: z.enum(languageNames),
  state: z.enum(['waiting', 'working', 'done', 'failed', 'cancelled']),
  /** The number of retries. */
  retries: z.number(),
  /** The `message_id` of the process, while it runs and when it is done. */
  messageId: z.optional(z.string()),
  /** The last known status of the process. */
  status: z.optional(z.enum(processStatuses)),
  /** Why the item failed. */
  problem: z.optional(keptProblem),
});
/** One image in one language. */
export type BatchItem = z.infer<typeof batchItem>;

/** A batch has several images, several languages, or both. */
export const batchSchema = z.object({
  source: z.enum(languageNames),
  targets: z.array(z.enum(languageNames)),
  blacklist: z.array(z.string()),
  images: z.array(batchImage),
  /** Empty until the batch is started. */
  items: z.array(batchItem),
});
export type Batch = z.infer<typeof batchSchema>;

/** The most items of a batch: as many as one call lists processes, so that one call polls them all. */
export const maxBatchItems = maxListLimit;

export type BatchAction =
  | { type: 'images'; images: readonly BatchImage[] }
  | { type: 'remove-image'; image: string }
  | { type: 'source'; source: LanguageName }
  | { type: 'add-target'; target: LanguageName }
  | { type: 'remove-target'; target: LanguageName }
  | { type: 'blacklist'; terms: readonly string[] }
  /** @param newId gives each item its id */
  | { type: 'start'; newId: () => string }
  | { type: 'sent'; image: string; share: number }
  | { type: 'uploaded'; image: string; imageId: string }
  | { type: 'upload-failed'; image: string; problem: Problem }
  | { type: 'started'; item: string; messageId: string }
  | { type: 'seen'; process: SeenProcess }
  | { type: 'failed'; item: string; problem: Problem }
  | { type: 'cancelled'; item: string }
  | { type: 'retry'; item: string }
  | { type: 'remove'; item: string }
  | { type: 'reloaded' };

/** The credits that a batch costs: one per image and language. */
export const costOf = ({ images, targets }: Batch): number => images.length * targets.length;

/** Whether the batch was started, so that its choices are made. */
export const isStarted = ({ items }: Batch): boolean => items.length > 0;

/** Returns the batch after an action. An action that does not fit the batch changes nothing. */
export function advance(batch: Batch, action: BatchAction): Batch {
  switch (action.type) {
    case 'images': {
      const images = [...batch.images, ...action.images].slice(0, maxImagesTogether);
      return { ...batch, images };
    }
    case 'remove-image':
      return { ...batch, images: batch.images.filter(({ id }) => id !== action.image) };
    case 'source':
      return isStarted(batch)
        ? batch
        : { ...batch, source: action.source, targets: batch.targets.filter((target) => target !== action.source) };
    case 'add-target':
      return batch.targets.includes(action.target) || action.target === batch.source
        ? batch
        : { ...batch, targets: [...batch.targets, action.target] };
    case 'remove-target':
      return { ...batch, targets: batch.targets.filter((target) => target !== action.target) };
    case 'blacklist':
      return { ...batch, blacklist: [...action.terms] };
    case 'start':
      return isStarted(batch) ? batch : { ...batch, items: itemsOf(batch, action.newId) };
    default:
      return progress(batch, action);
  }
}

type Happening = Exclude<
  BatchAction,
  { type: 'images' | 'remove-image' | 'source' | 'add-target' | 'remove-target' | 'blacklist' | 'start' }
>;

function progress(batch: Batch, action: Happening): Batch {
  switch (action.type) {
    case 'sent':
      return withImage(batch, action.image, (image) => ({ ...image, sent: action.share }));
    case 'uploaded':
      return withImage(batch, action.image, (image) => ({
        ...image,
        imageId: action.imageId,
        sent: undefined,
      }));
    case 'upload-failed':
      return failAllOf(batch, action.image, action.problem);
    case 'started':
      return withItem(batch, action.item, ['waiting'], (item) => ({
        ...item,
        state: 'working',
        messageId: action.messageId,
        status: 'idle',
      }));
    case 'seen':
      return {
        ...batch,
        items: batch.items.map((item) => (item.messageId === action.process.message_id ? seen(item, action) : item)),
      };
    case 'failed':
      return withItem(batch, action.item, ['waiting', 'working'], (item) => fail(item, action.problem));
    case 'cancelled':
      return withItem(batch, action.item, ['waiting', 'working'], (item) => ({ ...rested(item), state: 'cancelled' }));
    case 'retry':
      return withItem(batch, action.item, ['failed', 'cancelled'], (item) => ({
        ...rested(item),
        state: 'waiting',
        retries: item.retries + 1,
      }));
    case 'remove':
      return {
        ...batch,
        items: batch.items.filter(({ id, state }) => id !== action.item || state === 'waiting' || state === 'working'),
      };
    case 'reloaded':
      return { ...batch, images: batch.images.map((image) => ({ ...image, sent: undefined })) };
    default:
      return action satisfies never;
  }
}

const itemsOf = ({ images, targets }: Batch, newId: () => string): BatchItem[] =>
  images
    .flatMap(({ id: image }) =>
      targets.map((target) => ({ id: newId(), image, target, state: 'waiting' as const, retries: 0 })),
    )
    .slice(0, maxBatchItems);

const withImage = (batch: Batch, id: string, change: (image: BatchImage) => BatchImage): Batch => ({
  ...batch,
  images: batch.images.map((image) => (image.id === id ? change(image) : image)),
});

/** Changes the item with this id if it is in one of the states. */
const withItem = (
  batch: Batch,
  id: string,
  states: readonly BatchItem['state'][],
  change: (item: BatchItem) => BatchItem,
): Batch => ({
  ...batch,
  items: batch.items.map((item) => (item.id === id && states.includes(item.state) ? change(item) : item)),
});

/** Returns the item without its process and problem. */
const rested = (item: BatchItem): BatchItem => ({
  ...item,
  messageId: undefined,
  status: undefined,
  problem: undefined,
});

const fail = (item: BatchItem, problem: Problem): BatchItem => ({ ...rested(item), state: 'failed', problem });

/** Fails every waiting item of an image that could not be uploaded. */
function failAllOf(batch: Batch, image: string, problem: Problem): Batch {
  const { images } = withImage(batch, image, (sent) => ({ ...sent, sent: undefined }));
  const items = batch.items.map((item) =>
    item.image === image && item.state === 'waiting' ? fail(item, problem) : item,
  );
  return { ...batch, images, items };
}

function seen(item: BatchItem, { process }: Extract<BatchAction, { type: 'seen' }>): BatchItem {
  if (item.state !== 'working') return item;
  const { status } = process;
  if (!isTerminal(status)) return { ...item, status };
  if (status === 'failed') return fail(item, processProblem(process));
  return { ...item, status, state: 'done' };
}
