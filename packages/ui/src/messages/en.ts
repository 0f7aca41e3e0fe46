import { sideBarMessages } from '../components/app-shell/side-bar.messages.ts';
import { bannerMessages } from '../components/banner/banner.messages.ts';
import { commandMenuMessages } from '../components/command-menu/command-menu.messages.ts';
import { compareSliderMessages } from '../components/compare-slider/compare-slider.messages.ts';
import { confirmDialogMessages } from '../components/confirm-dialog/confirm-dialog.messages.ts';
import { dataTableMessages } from '../components/data-table/data-table.messages.ts';
import { editorLayoutMessages } from '../components/editor-layout/editor-layout.messages.ts';
import { errorStateMessages } from '../components/error-state/error-state.messages.ts';
import { closeButtonMessages } from '../components/icon-button/close-button.messages.ts';
import { imageCardMessages } from '../components/image-card/image-card.messages.ts';
import { kbdMessages } from '../components/kbd/kbd.messages.ts';
import { marqueeMessages } from '../components/marquee/marquee.messages.ts';
import { paginationMessages } from '../components/pagination/pagination.messages.ts';
import { pricingCardMessages } from '../components/pricing-card/pricing-card.messages.ts';
import { pricingTableMessages } from '../components/pricing-table/pricing-table.messages.ts';
import { uploadTileMessages } from '../components/upload-tile/upload-tile.messages.ts';

/**
 * Every word that the components bring along, in English; the other languages are files of the same shape beside this one.
 *
 * To add a component: export `<name>Messages` from `components/<folder>/<name>.messages.ts`, list it here, then add its words
 * to `es.ts`, `de.ts`, `fr.ts` and `pt.ts`. The type check fails where a language lacks a word, a test where this list lacks a file.
 */
export const en = {
  banner: bannerMessages,
  closeButton: closeButtonMessages,
  commandMenu: commandMenuMessages,
  compareSlider: compareSliderMessages,
  confirmDialog: confirmDialogMessages,
  dataTable: dataTableMessages,
  editorLayout: editorLayoutMessages,
  errorState: errorStateMessages,
  imageCard: imageCardMessages,
  kbd: kbdMessages,
  marquee: marqueeMessages,
  pagination: paginationMessages,
  pricingCard: pricingCardMessages,
  pricingTable: pricingTableMessages,
  sideBar: sideBarMessages,
  uploadTile: uploadTileMessages,
};

/** A complete set of words: what a translation has to hold. */
export type Catalogue = typeof en;
