import { actionMessages } from './actions/en.ts';
import type { ActionMessages } from './actions/en.ts';
import { panelMessages } from './panels/en.ts';
import type { PanelMessages } from './panels/en.ts';

/** Words of the editor, for `messages` of PalimpsestProvider under the key `imageEditor`. */
export interface ImageEditorMessages extends ActionMessages, PanelMessages {
  /** A file that cannot become a custom font. */
  fontInvalid: string;
  /** There are as many custom fonts as there can be. */
  fontsTooMany: (most: number) => string;
  /** A family of that name is there already. */
  fontDuplicate: (family: string) => string;
  /** A font works, but the storage of the tab has no room for it. */
  fontNotKept: (family: string) => string;
  /** A font works, but is too large for the document that is saved. */
  fontNotSaved: (family: string) => string;
  /** Stands where the button would, of a font in which texts are set. */
  fontInUse: string;
  /** A font of the library cannot be fetched. */
  fontUnavailable: (detail: string) => string;
  /** The heading of the fonts that the user brought. */
  ownFonts: string;
  /** The accessible name of the button that removes one of them. */
  removeFont: (family: string) => string;
  /** The heading of the list of versions, and of the button that opens it. */
  versions: string;
  /** What can be done in the list. */
  versionsHint: string;
  /** The accessible name of the spinner while versions are fetched. */
  versionsLoading: string;
  /** The list cannot be fetched. */
  versionsFailed: (detail: string) => string;
  /** A version cannot be brought back. */
  versionFailed: (detail: string) => string;
  /** Names a version by how often the document had been saved. */
  versionNumber: (number: number) => string;
  /** Names the version before the first edit. */
  asTranslated: string;
  /** Says of words of an original that they were misread, and what was translated instead. */
  misread: (read: string, meant: string) => string;
  /** Why a text stands in the picture as it did: see {@link LeftReason}. */
  leftUnread: string;
  leftPictogram: string;
  leftOtherScript: string;
  leftCurved: string;
  leftOtherLanguage: string;
  leftUnchanged: string;
  leftUntranslated: string;
  leftNotErased: string;
  /** Says of a text that it is set much smaller than its original. */
  smallerThanOriginal: (percent: number) => string;
  /** Asks for other words of a text. */
  translateAgain: string;
  /** Stands in the button meanwhile. */
  translating: string;
  /** Asks for fewer characters. */
  shorter: string;
  /** Asks one translator by its name. */
  translateWith: (translator: string) => string;
  /** A translation said what was there already. */
  sameTranslation: string;
  /** How many texts of the image can still be translated again. */
  translationsLeft: (count: number) => string;
  /** There is no translation. */
  translationFailed: (detail: string) => string;
  /** Names a format of files in which texts stay text. */
  withLiveText: (format: string) => string;
  /** Switches the handle on that turns a text: at first there is none, as Reset and drags leave the angle as it is. */
  rotationHandle: string;
  rulers: string;
  /** The tool that brings the original back where it goes over the picture. */
  brushRestore: string;
  /** The tool that takes out what was left in the picture. */
  brushErase: string;
  /** Makes the brush smaller. */
  brushSmaller: string;
  /** Makes the brush larger. */
  brushLarger: string;
  /** What the arrow keys do with the brush. */
  brushMove: string;
  /** Puts the brush down once where it stands. */
  brushDab: string;
  /** The diameter of the brush. */
  brushSize: string;
  /** How much of the brush fades out. */
  brushSoftness: string;
  /** What the restore brush does. */
  brushRestoreHint: string;
  /** What the erase brush does. */
  brushEraseHint: string;
  /** The heading of the named styles of a document. */
  presets: string;
  /** The accessible name of the button that saves a style. */
  savePreset: string;
  /** What the list is for, while it is empty. */
  noPresets: string;
  /** The label of the field in which a style is named. */
  presetName: string;
  /** The accessible name of the button that sets the selected texts in a style. */
  applyPreset: (name: string) => string;
  /** The accessible name of the button that opens what else can be done with a style. */
  presetMore: (name: string) => string;
  /** Gives a style another name. */
  renamePreset: string;
  /** Replaces a style by that of the selected text. */
  updatePreset: string;
  /** Takes a style off the list. */
  removePreset: string;
  /** A style was to be saved without a name. */
  presetUnnamed: string;
  /** Another style has the name. */
  presetTaken: (name: string) => string;
}

/** The names of words that are told without numbers or names in them. */
export type Wording = {
  [Name in keyof ImageEditorMessages]: ImageEditorMessages[Name] extends string ? Name : never;
}[keyof ImageEditorMessages];

export const imageEditorMessages: ImageEditorMessages = {
  ...actionMessages,
  ...panelMessages,
  fontInvalid: 'Please select a valid font file (.ttf, .otf, .woff, .woff2)',
  fontsTooMany: (most) => `Maximum number of custom fonts (${most}) reached. Please remove some fonts first.`,
  fontDuplicate: (family) => `A font with the name "${family}" already exists. Please use a different font file.`,
  fontNotKept: (family) => `"${family}" is too large to be kept: add it again after you reload the page.`,
  fontNotSaved: (family) => `“${family}” is too large to be saved with the picture: it is there in this tab alone.`,
  fontInUse: 'In use',
  fontUnavailable: (detail) => `The font could not be loaded: ${detail}`,
  ownFonts: 'Your fonts',
  removeFont: (family) => `Remove ${family}`,
  versions: 'Versions',
  versionsHint: 'Bring an older version back. Undo takes that back.',
  versionsLoading: 'Loading versions',
  versionsFailed: (detail) => `The versions could not be loaded: ${detail}`,
  versionFailed: (detail) => `This version could not be restored: ${detail}`,
  versionNumber: (number) => `Version ${number}`,
  asTranslated: 'As it was translated',
  misread: (read, meant) => `Read as “${read}”, translated as “${meant}”.`,
  leftUnread: 'Left as it was: it could not be read with certainty.',
  leftPictogram: 'Left as it was: it may be a pictogram.',
  leftOtherScript: 'Left as it was: it is written in another script.',
  leftCurved: 'Left as it was: it runs around nearly a whole circle.',
  leftOtherLanguage: 'Left as it was: it is in another language, which cannot be translated here.',
  leftUnchanged: 'Left as it was: it says the same in the other language.',
  leftUntranslated: 'Left as it was: no translator had a usable translation of it.',
  leftNotErased: 'Left as it was: traces of its letters would have stayed.',
  smallerThanOriginal: (percent) => `Set at ${percent}% of the size of the original: there was no room for more.`,
  translateAgain: 'Translate again',
  translating: 'Translating…',
  shorter: 'Find shorter words',
  translateWith: (translator) => `Translate with ${translator}`,
  sameTranslation: 'The words stayed the same.',
  translationsLeft: (count) => `Texts of this image that can be translated again: ${count}.`,
  translationFailed: (detail) => `The text was not translated: ${detail}`,
  brushRestore: 'Restore brush',
  brushErase: 'Erase brush',
  brushSmaller: 'Make the brush smaller',
  brushLarger: 'Make the brush larger',
  brushMove: 'Move the brush, with Shift painting',
  brushDab: 'Put the brush down once',
  brushSize: 'Brush size',
  brushSoftness: 'Softness',
  brushRestoreHint: 'Go over the picture to bring the original back.',
  brushEraseHint: 'Go over what was left in the picture: it is filled from around it.',
  withLiveText: (format) => `${format} with live text`,
  rotationHandle: 'Rotation handle (off at first)',
  rulers: 'Rulers in pixels of the image',
  presets: 'Styles',
  savePreset: 'Save the style of this text',
  noPresets: 'Save the style of a text here to use it for others.',
  presetName: 'Name',
  applyPreset: (name) => `Use the style ${name}`,
  presetMore: (name) => `More for the style ${name}`,
  renamePreset: 'Rename',
  updatePreset: 'Replace by the style of this text',
  removePreset: 'Remove',
  presetUnnamed: 'Type a name.',
  presetTaken: (name) => `There is a style named “${name}” already.`,
};
