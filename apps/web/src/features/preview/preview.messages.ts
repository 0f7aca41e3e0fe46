import { useMessages } from '@palimpsest/ui/messages/context';
import type { Format } from '@palimpsest/ui/messages/format';

/** Words of the page on which languages and options are chosen, in English. */
export const previewMessages = {
  options: 'Options',
  swap: 'Swap',
  source: 'Source language',
  target: 'Target language',
  selectTarget: 'Select target language',
  /** Leads to the screen on which many are translated at once. */
  several: 'Several images or languages',
  unavailable: (source: string, target: string) => `There is no translation from ${source} to ${target} here yet.`,
  /** Follows `unavailable`. @param settings names of environment variables */
  enabledBy: (settings: string) => `It comes with one of these settings of the server: ${settings}.`,
  /** Follows `unavailable`. */
  fetchingData: (language: string) => `The recognition data of ${language} is being fetched.`,
  sameLanguage: 'Source and target are the same language.',
  /** Beside a language that this installation cannot translate from, or to from the chosen source. */
  unavailableLanguage: 'unavailable',
  /** Beside a language whose recognition data is on its way. */
  fetchingLanguage: 'being fetched, available soon',
  /** Beside the language that the picture is translated from in the list of those to translate to. */
  sourceAlready: 'the source language',
  /** Beside the source in the same list, where a target is chosen. */
  swaps: 'swaps both languages',
  /** Finds out in which language the image is written. */
  detectLanguage: 'Detect language',
  detectingLanguage: 'Detecting language...',
  looksLike: (language: string) => `This looks like ${language}.`,
  languageUnclear: 'The language cannot be told from this image. Please choose it.',
  noTextFound: 'No text was found in this image.',
  /** Beside an error: translates the image from the language in which it is written. */
  translateFrom: (language: string) => `Translate from ${language}`,
  /** Beside the same error where the language is not to be had. */
  sourceUnavailable: (language: string) => `Nothing can be translated from ${language} here yet.`,
  /** @param size as "34 MB" */
  downloads: (size: string) => `downloads ${size} on first use`,
  exclusionAreas: 'Exclusion areas',
  addExclusion: 'Add Exclusion Area',
  cancelDrawing: 'Cancel Drawing',
  drawNow: 'Draw a rectangle on the image',
  drawHint: 'Draw rectangle to mark an exclusion area',
  blacklist: 'Blacklist',
  blacklistExample: 'Enter word, brands...',
  blacklistHint: 'These stay as they are.',
  /** Beside the error of an image. */
  otherImage: 'Choose another image',
  seePlans: 'See plans',
  outOfCredits: 'You have no credits left. A credit translates one image.',
  next: 'Next',
  progress: 'Progress',
  /** Images that wait before this one. */
  waiting: (count: number, { plural }: Format) =>
    plural(count, { one: 'One image is before yours.', other: '# images are before yours.' }),
  /** Stands beneath the stages while texts wait for a model. @param received megabytes as "12" @param total as "34 MB" */
  downloadingModel: ({ received, total }: { received: string; total: string }) =>
    `Downloading the language model (${received} of ${total})`,
  loadingImage: 'Loading image...',
};

export type PreviewMessages = typeof previewMessages;

/** These words in the language of the page. */
export const usePreviewWords = (): PreviewMessages => useMessages('preview', previewMessages, undefined);
