import { failureOf } from '@palimpsest/api-client';
import { problemSentence, stageLabels, type Problem, type ProcessSummary } from '@palimpsest/contract';
import type { Format } from '@palimpsest/ui/messages/format';
import { useMessages } from '@palimpsest/ui/messages/context';
import { imageMegabytes } from '../lib/images/megabytes.ts';

/** Words that several features show, in English. */
export const sharedMessages = {
  /** The problem that a call, a check or a process reported. */
  problem: (problem: Problem) => problemSentence(problem),
  /** @param name of the contract */
  languageName: (name: string) => name,
  /** From one language to another, as `languageName` names them. */
  languagePair: (source: string, target: string) => `${source} to ${target}`,
  /** What an image on its way reads, by its status. */
  stages: stageLabels,
  /** What a card and a filter call a process that rests, and one that does not. */
  statuses: { processed: 'Completed', processing: 'Processing', failed: 'Failed', idle: 'Idle' },
  status: 'Status',
  chooseImage: 'Choose an image, or drop or paste it here',
  imageHint: `JPG, PNG, GIF or WebP, up to ${imageMegabytes} MB`,
  image: 'Image',
  editor: 'Editor',
  dashboard: 'Dashboard',
  toDashboard: 'Open dashboard',
  account: 'Account',
  terminology: 'Glossary and memory',
  newImage: 'New image',
  /** For whoever has no image at hand. */
  trySample: 'Try a sample image',
  translateAgain: 'Translate to another language',
  chooseLanguages: 'Choose languages',
  logIn: 'Log in',
  save: 'Save',
  edit: 'Edit',
  delete: 'Delete',
  download: 'Download',
  undo: 'Undo',
  /** Where a search or a filter finds nothing: ends both. */
  showAll: 'Show all',
  loading: 'Loading',
  actionsFor: (name: string) => `Actions for ${name}`,
  credits: (count: number, { plural }: Format) => plural(count, { one: 'credit', other: 'credits' }),
};

export type SharedMessages = typeof sharedMessages;

/** The shared words in the language of the page. */
export const useSharedWords = (): SharedMessages => useMessages('shared', sharedMessages, undefined);

/** The languages of a process, in the language of the page. */
export const languagePair = (
  { languagePair: pair, languageName }: SharedMessages,
  process: Pick<ProcessSummary, 'source_language' | 'target_language'>,
): string => pair(languageName(process.source_language), languageName(process.target_language));

/** Why a process failed, in the language of the page; undefined where it says nothing. */
export const failureText = (
  { problem }: SharedMessages,
  process: Pick<ProcessSummary, 'error_message' | 'failure_code' | 'refusal'>,
): string | undefined => {
  const failure = failureOf(process);
  return failure && problem(failure);
};
