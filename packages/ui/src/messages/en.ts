import { sideBarMessages } from '../components/app-shell/side-bar.messages.ts';
import { bannerMessages } from '../components/banner/banner.messages.ts';
import { colorFieldMessages } from '../components/color-field/color-field.messages.ts';
import { comboboxMessages } from '../components/combobox/combobox.messages.ts';
import { commandMenuMessages } from '../components/command-menu/command-menu.messages.ts';
import { compareSliderMessages } from '../components/compare-slider/compare-slider.messages.ts';
import { confirmDialogMessages } from '../components/confirm-dialog/confirm-dialog.messages.ts';
import { dataTableMessages } from '../components/data-table/data-table.messages.ts';
import { editorLayoutMessages } from '../components/editor-layout/editor-layout.messages.ts';
import { errorStateMessages } from '../components/error-state/error-state.messages.ts';
import { fileDropzoneMessages } from '../components/file-dropzone/file-dropzone.messages.ts';
import { fileQueueMessages } from '../components/file-queue/file-queue.messages.ts';
import { fontPickerMessages } from '../components/font-picker/font-picker.messages.ts';
import { closeButtonMessages } from '../components/icon-button/close-button.messages.ts';
import { imageCardMessages } from '../components/image-card/image-card.messages.ts';
import { kbdMessages } from '../components/kbd/kbd.messages.ts';
import { languagePickerMessages } from '../components/language-picker/language-picker.messages.ts';
import { historyListMessages } from '../components/history-list/history-list.messages.ts';
import { layerListMessages } from '../components/layer-list/layer-list.messages.ts';
import { minimapMessages } from '../components/minimap/minimap.messages.ts';
import { marqueeMessages } from '../components/marquee/marquee.messages.ts';
import { paginationMessages } from '../components/pagination/pagination.messages.ts';
import { passwordFieldMessages } from '../components/password-field/password-field.messages.ts';
import { pricingCardMessages } from '../components/pricing-card/pricing-card.messages.ts';
import { pricingTableMessages } from '../components/pricing-table/pricing-table.messages.ts';
import { tagInputMessages } from '../components/tag-input/tag-input.messages.ts';
import { typographyPanelMessages } from '../components/typography-panel/typography-panel.messages.ts';
import { selectMessages } from '../components/select/select.messages.ts';
import { toastMessages } from '../components/toast/toast.messages.ts';
import { uploadTileMessages } from '../components/upload-tile/upload-tile.messages.ts';

/**
 * Every built-in word of the components, in English. Each other language is a file of the same shape in this folder.
 *
 * To add a component: export `<name>Messages` from `components/<folder>/<name>.messages.ts`, list it here, then add its words
 * to `es.ts`, `de.ts`, `fr.ts` and `pt.ts`. The type check fails if a language lacks a word, and a test fails if this list lacks a file.
 */
export const en = {
  banner: bannerMessages,
  closeButton: closeButtonMessages,
  colorField: colorFieldMessages,
  combobox: comboboxMessages,
  commandMenu: commandMenuMessages,
  compareSlider: compareSliderMessages,
  confirmDialog: confirmDialogMessages,
  dataTable: dataTableMessages,
  editorLayout: editorLayoutMessages,
  errorState: errorStateMessages,
  fileDropzone: fileDropzoneMessages,
  fileQueue: fileQueueMessages,
  fontPicker: fontPickerMessages,
  imageCard: imageCardMessages,
  kbd: kbdMessages,
  languagePicker: languagePickerMessages,
  historyList: historyListMessages,
  layerList: layerListMessages,
  minimap: minimapMessages,
  marquee: marqueeMessages,
  pagination: paginationMessages,
  passwordField: passwordFieldMessages,
  pricingCard: pricingCardMessages,
  pricingTable: pricingTableMessages,
  select: selectMessages,
  sideBar: sideBarMessages,
  tagInput: tagInputMessages,
  typographyPanel: typographyPanelMessages,
  toast: toastMessages,
  uploadTile: uploadTileMessages,
};

/** A complete set of words: the type of a translation. */
export type Catalogue = typeof en;
