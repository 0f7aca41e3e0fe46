export interface TypographyPanelMessages {
  /** The accessible name of the panel. */
  label: string;
  /** Stands where no text is selected. */
  nothingSelected: string;
  /** The heading of what a text looks like. */
  text: string;
  /** The heading of the position and size of a text. */
  position: string;
  /** The label of the font families. */
  fontFamily: string;
  /** The accessible name of the button that brings a font file. */
  uploadFont: string;
  /** The label of the weights. */
  weight: string;
  /** The label of the font size. */
  size: string;
  /** The accessible name of the button that opens the usual sizes. */
  sizePresets: string;
  /** The label of the alignment. */
  alignment: string;
  /** One of the alignments. */
  alignLeft: string;
  /** One of the alignments. */
  alignCenter: string;
  /** One of the alignments. */
  alignRight: string;
  /** The label of the color. */
  color: string;
  /** The distance from the left edge of the image. */
  x: string;
  /** The distance from the upper edge of the image. */
  y: string;
  /** The width of the text box. */
  width: string;
  /** The height of the text box. */
  height: string;
  /** The angle of the text box. */
  rotation: string;
  /** The accessible name of the button that opens the numbers of place and size. */
  editPosition: string;
  /** Gives the text back what it had at first. */
  reset: string;
  /** Takes the text off the image. */
  remove: string;
  /** Brings one more text. */
  add: string;
}

export const typographyPanelMessages: TypographyPanelMessages = {
  label: 'Typography',
  nothingSelected: 'Select a text element to edit its properties.',
  text: 'Text',
  position: 'Position and size',
  fontFamily: 'Font family',
  uploadFont: 'Upload custom font',
  weight: 'Weight',
  size: 'Size',
  sizePresets: 'Size presets',
  alignment: 'Text alignment',
  alignLeft: 'Align left',
  alignCenter: 'Align center',
  alignRight: 'Align right',
  color: 'Color',
  x: 'X',
  y: 'Y',
  width: 'Width',
  height: 'Height',
  rotation: 'Rotation',
  editPosition: 'Edit position and size',
  reset: 'Reset',
  remove: 'Remove',
  add: 'Add Text',
};
