import { styleMessages, type StyleMessages } from './style.ts';

/** The words of canvas, panels and dialogs. */
export interface PanelMessages extends StyleMessages {
  toolbar: string;
  otherFormats: string;
  export: string;
  exporting: string;
  panel: string;
  /** Leaves only the tabs of the panel, on phones. */
  foldPanel: string;
  unfoldPanel: string;
  style: string;
  texts: string;
  textsInOrder: string;
  translation: string;
  noTextMatches: string;
  reviewed: string;
  next: string;
  reviewedCount: (done: number, all: number) => string;
  emptyText: string;
  originalShown: (text: string) => string;
  lockedText: (text: string) => string;
  restoredText: (text: string) => string;
  findInTexts: string;
  replaceWith: string;
  matchCase: string;
  wholeWord: string;
  regularExpression: string;
  replace: string;
  replaceAll: string;
  matches: (count: number) => string;
  replaced: (count: number) => string;
  notAPattern: string;
  imageWithAreas: string;
  drawHint: string;
  areasHint: string;
  exclusionArea: (number: number) => string;
  removeExclusionArea: (number: number) => string;
  original: string;
  originalOf: (text: string) => string;
  /** The typeface that the letters of an original were found to have, and how sure that is. */
  typefaceSure: (family: string) => string;
  typefaceNear: (family: string) => string;
  translateThisToo: string;
  bringTranslationBack: string;
  restoreOriginal: string;
  originalFailed: (detail: string) => string;
  /** Where the code of a dialog or a panel could not be fetched. */
  partUnavailable: string;
  /** @param families names of fonts, with commas between */
  fontsReplaced: (families: string) => string;
  copyFailed: (detail: string) => string;
  compare: string;
  holdForOriginal: string;
  originalAndTranslation: string;
  shareOfOriginal: (percent: number) => string;
  zoom: string;
  zoomLevel: string;
  resetToFit: string;
  loadingImage: string;
  preparingExport: string;
  exportTitle: string;
  format: string;
  quality: string;
  size: string;
  onlySelection: string;
  measuringFile: string;
  fileSize: (size: string) => string;
  copyAsPng: string;
  /** Said once the picture was copied. */
  pictureCopied: string;
  pictureNotCopied: (detail: string) => string;
  saveAs: (format: string) => string;
  imageWithTexts: string;
  canvasHint: string;
  textField: string;
  textsSelected: (count: number) => string;
  textLocked: string;
  unlock: string;
  /** Where the lines stand in a box that is higher than they are. */
  verticalAlign: string;
  atTop: string;
  inMiddle: string;
  atBottom: string;
}

export const panelMessages: PanelMessages = {
  ...styleMessages,
  toolbar: 'Editor',
  otherFormats: 'Other formats',
  export: 'Export',
  exporting: 'Exporting...',
  panel: 'Panel',
  foldPanel: 'Hide the panel',
  unfoldPanel: 'Show the panel',
  style: 'Style',
  texts: 'Texts',
  textsInOrder: 'Texts in reading order',
  translation: 'Translation',
  noTextMatches: 'No text matches.',
  reviewed: 'Reviewed',
  next: 'Next',
  reviewedCount: (done, all) => `${done} of ${all} reviewed`,
  emptyText: 'Empty text',
  originalShown: (text) => `Original shown: ${text}`,
  lockedText: (text) => `${text} (locked)`,
  restoredText: (text) => `${text} (original shown)`,
  findInTexts: 'Find in texts',
  replaceWith: 'Replace with',
  matchCase: 'Match case',
  wholeWord: 'Whole word',
  regularExpression: 'Regular expression',
  replace: 'Replace',
  replaceAll: 'Replace all',
  matches: (count) => `${count} ${count === 1 ? 'match' : 'matches'}`,
  replaced: (count) => `${count} ${count === 1 ? 'match' : 'matches'} replaced`,
  notAPattern: 'This is not a regular expression.',
  imageWithAreas: 'Image with exclusion areas',
  drawHint: 'Drag to draw an area, or press Enter to place one in the middle. Escape cancels.',
  areasHint: 'Tab goes from area to area. The arrow keys move an area, with Ctrl they resize it, Delete removes it.',
  exclusionArea: (number) => `Exclusion area ${number}`,
  removeExclusionArea: (number) => `Remove exclusion area ${number}`,
  original: 'Original',
  originalOf: (text) => `The original: ${text}`,
  typefaceSure: (family) => `Typeface found: ${family}, sure`,
  typefaceNear: (family) => `Nearest typeface found: ${family}, a guess`,
  translateThisToo: 'Translate this too',
  bringTranslationBack: 'Bring the translation back',
  restoreOriginal: 'Restore the original here',
  originalFailed: (detail) => `The original could not be loaded: ${detail}`,
  partUnavailable:
    'A part of the editor could not be loaded. Check your connection, then try again or reload the page.',
  fontsReplaced: (families) => `${families} could not be loaded. Another font is shown in its place.`,
  copyFailed: (detail) => `The text could not be copied: ${detail}`,
  compare: 'Compare',
  holdForOriginal: 'Hold for original',
  originalAndTranslation: 'Original and translation',
  shareOfOriginal: (percent) => `${percent}% of the original`,
  zoom: 'Zoom',
  zoomLevel: 'Zoom level',
  resetToFit: 'Reset to fit',
  loadingImage: 'Loading image...',
  preparingExport: 'Preparing full-quality export...',
  exportTitle: 'Export as',
  format: 'Format',
  quality: 'Quality',
  size: 'Size',
  onlySelection: 'Only the part around what is selected',
  measuringFile: 'Measuring the file…',
  fileSize: (size) => `The file will have ${size}.`,
  copyAsPng: 'Copy as PNG',
  pictureCopied: 'The picture is on the clipboard.',
  pictureNotCopied: (detail) => `The picture could not be copied: ${detail}`,
  saveAs: (format) => `Save ${format}`,
  imageWithTexts: 'Image with texts',
  canvasHint:
    'Tab goes from text to text. Enter edits the text, the arrow keys move it, with Ctrl they resize it, Delete removes it. The question mark lists all keys.',
  textField: 'Text',
  textsSelected: (count) => `${count} texts selected`,
  textLocked: 'This text is locked.',
  unlock: 'Unlock',
  verticalAlign: 'Vertical alignment',
  atTop: 'Top',
  inMiddle: 'Middle',
  atBottom: 'Bottom',
};
