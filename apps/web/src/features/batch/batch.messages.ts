import { useMessages } from '@palimpsest/ui/messages/context';
import type { Format } from '@palimpsest/ui/messages/format';

/** Words of the page on which several images are translated to several languages, in English. */
export const batchMessages = {
  images: 'Images',
  addImages: 'Add images',
  /** @param most images of a batch */
  imagesHint: (most: number, { number }: Format) => `Up to ${number(most)} images`,
  /** Of an image or of a language. */
  remove: (name: string) => `Remove ${name}`,
  targets: 'Target languages',
  addTarget: 'Add a language',
  /** What a start makes and costs. @param images and languages that are chosen @param credits that are taken */
  cost: (images: number, languages: number, { plural }: Format) =>
    `${plural(images, { one: '# image', other: '# images' })} in ${plural(languages, { one: '# language', other: '# languages' })}: ${plural(images * languages, { one: '# credit', other: '# credits' })}`,
  /** The same, where nothing is taken. */
  size: (images: number, languages: number, { plural }: Format) =>
    `${plural(images, { one: '# image', other: '# images' })} in ${plural(languages, { one: '# language', other: '# languages' })}`,
  /** @param most translations of a batch */
  tooMany: (most: number, { number }: Format) =>
    `At most ${number(most)} translations start together. Choose fewer images or languages.`,
  start: 'Translate all',
  running: 'Your images are on their way',
  runningHint: 'You can leave this page: they go on, and are on your dashboard.',
  ended: 'Your images are ready',
  endedHint: 'Open one to edit its texts, or find all of them on your dashboard.',
  endedWithFailures: 'Some images need your attention',
  endedWithFailuresHint: 'What failed or was cancelled cost no credit, and can be tried again.',
  /** On other pages, while a batch goes on. @param done images in one language that are ready, of `all` */
  underWay: (done: number, all: number, { number }: Format) => `${number(done)} of ${number(all)} images are ready`,
  showProgress: 'Show progress',
  newImages: 'New images',
  /** One image in one language. Rows differ in the language first: a long name is cut off at its end. */
  item: (name: string, language: string) => `${language}: ${name}`,
  uploading: 'Uploading',
  open: 'Open',
  cancelFailed: 'This image could not be cancelled.',
  goneTitle: 'This list is no longer here',
  goneHint: 'It was kept in another tab or before you logged out. What was started is on your dashboard.',
};

export type BatchMessages = typeof batchMessages;

/** These words in the language of the page. */
export const useBatchWords = (): BatchMessages => useMessages('batch', batchMessages, undefined);
