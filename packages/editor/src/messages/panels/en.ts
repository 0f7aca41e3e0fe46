/** The words of canvas, panels and dialogs. */
export interface PanelMessages {
  toolbar: string;
  otherFormats: string;
  export: string;
  exporting: string;
  /** The heading of the families that every machine is expected to have, and those of the classes of the library. */
  fontsCommon: string;
  fontsGrotesque: string;
  fontsHumanist: string;
  fontsGeometric: string;
  fontsRounded: string;
  fontsCondensed: string;
  fontsExtraCondensed: string;
  fontsOldStyle: string;
  fontsTransitional: string;
  fontsDidone: string;
  fontsSlab: string;
  fontsFormalScript: string;
  fontsBrushScript: string;
  fontsHandwriting: string;
  fontsComic: string;
  fontsMono: string;
  fontsDisplay: string;
  lettersAndLines: string;
  slope: string;
  upright: string;
  /** Lines are as wide as their box. */
  justified: string;
  lineHeight: string;
  letterSpacing: string;
  /** How far lines run along a circle, in degrees. */
  curve: string;
  /** Stands in a field while the selected texts have several values. */
  mixedValues: string;
  /** In which case the letters of a text are drawn; each of the choices is written in its own. */
  textCase: string;
  caseAsTyped: string;
  caseUpper: string;
  caseLower: string;
  caseTitle: string;
  opacity: string;
  /** Lets the size of a text follow from its words and its box. */
  autoFit: string;
  effects: string;
  /** Two colours that run into each other over the letters. */
  gradient: string;
  gradientFrom: string;
  gradientTo: string;
  gradientAngle: string;
  shadow: string;
  outline: string;
  /** A filled box behind all lines of a text. */
  background: string;
  /** How far it reaches over the first line, under the last one and beyond the widest. */
  backgroundAbove: string;
  backgroundBelow: string;
  backgroundBeside: string;
  cornerRadius: string;
  /** Of a shadow, an outline or a background. */
  effectColor: string;
  /** The choice between a shadow that stands beside its letters and a glow around them. */
  shadowKind: string;
  shadowDrop: string;
  shadowGlow: string;
  /** How far a shadow stands to the right of its letters; below 0 to the left. */
  shadowRight: string;
  /** How far it stands below them; below 0 above. */
  shadowDown: string;
  shadowBlur: string;
  /** Of an outline. */
  thickness: string;
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
  saveAs: (format: string) => string;
  imageWithTexts: string;
  canvasHint: string;
  textField: string;
  textsSelected: (count: number) => string;
  textLocked: string;
  unlock: string;
}

export const panelMessages: PanelMessages = {
  toolbar: 'Editor',
  otherFormats: 'Other formats',
  export: 'Export',
  exporting: 'Exporting...',
  fontsCommon: 'Common fonts',
  fontsGrotesque: 'Grotesque sans',
  fontsHumanist: 'Humanist sans',
  fontsGeometric: 'Geometric sans',
  fontsRounded: 'Rounded',
  fontsCondensed: 'Condensed',
  fontsExtraCondensed: 'Extra condensed',
  fontsOldStyle: 'Old-style serif',
  fontsTransitional: 'Transitional serif',
  fontsDidone: 'Modern serif',
  fontsSlab: 'Slab serif',
  fontsFormalScript: 'Formal script',
  fontsBrushScript: 'Brush script',
  fontsHandwriting: 'Handwriting',
  fontsComic: 'Comic',
  fontsMono: 'Monospaced',
  fontsDisplay: 'Display',
  lettersAndLines: 'Letters and lines',
  slope: 'Slope',
  upright: 'Upright',
  justified: 'Justify',
  lineHeight: 'Line height',
  letterSpacing: 'Letter spacing',
  curve: 'Curve',
  mixedValues: 'Mixed',
  textCase: 'Case',
  caseAsTyped: 'As typed',
  caseUpper: 'UPPERCASE',
  caseLower: 'lowercase',
  caseTitle: 'Title Case',
  opacity: 'Opacity',
  autoFit: 'Auto-fit',
  effects: 'Effects',
  gradient: 'Gradient',
  gradientFrom: 'From',
  gradientTo: 'To',
  gradientAngle: 'Angle',
  shadow: 'Shadow',
  outline: 'Outline',
  background: 'Background',
  backgroundAbove: 'Above',
  backgroundBelow: 'Below',
  backgroundBeside: 'Beside',
  cornerRadius: 'Corner radius',
  effectColor: 'Effect color',
  shadowKind: 'Kind of shadow',
  shadowDrop: 'Drop shadow',
  shadowGlow: 'Glow',
  shadowRight: 'Right',
  shadowDown: 'Down',
  shadowBlur: 'Blur',
  thickness: 'Thickness',
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
  saveAs: (format) => `Save ${format}`,
  imageWithTexts: 'Image with texts',
  canvasHint:
    'Tab goes from text to text. Enter edits the text, the arrow keys move it, with Ctrl they resize it, Delete removes it. The question mark lists all keys.',
  textField: 'Text',
  textsSelected: (count) => `${count} texts selected`,
  textLocked: 'This text is locked.',
  unlock: 'Unlock',
};
