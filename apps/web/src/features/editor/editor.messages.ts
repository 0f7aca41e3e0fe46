import { useMessages } from '@palimpsest/ui/messages/context';

/** Words around the editor in English; the editor brings its own. */
export const editorScreenMessages = {
  noData: 'No data provided. Please provide image and text data to edit.',
  chooseImage: 'Choose from your images',
  loadingImage: 'Loading image...',
  saving: 'Saving...',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  notSaved: 'Not saved',
  conflictTitle: 'This image was edited elsewhere',
  conflict: 'Another tab or device saved a newer version. Which one do you want to go on with?',
  keepMine: 'Keep mine',
  openOther: 'Open the other one',
  decideLater: 'Decide later',
  /** Before what a text says in the version that is edited. */
  mine: 'Mine:',
  /** Before what a text says in the version that was saved elsewhere. */
  other: 'The other one:',
  withoutText: 'not there',
  differsInLook: 'The same words, placed or styled differently',
  comparing: 'Comparing the two...',
  notCompared: 'The other one could not be read.',
  moreDifferences: (count: number) => `and ${count} more`,
};

export type EditorScreenMessages = typeof editorScreenMessages;

/** These words in the language of the page. */
export const useEditorWords = (): EditorScreenMessages => useMessages('editorScreen', editorScreenMessages, undefined);
