export interface TypographyPanelMessages {
  /** The accessible name of the panel. */
  label: string;
  /** Shown while no text is selected. */
  nothingSelected: string;
  /** The heading of the style properties of a text. */
  text: string;
  /** The heading of the position and size of a text. */
  position: string;
  /** The label of the field for the font family. */
  fontFamily: string;
  /** The accessible name of the button that uploads a font file. */
  uploadFont: string;
  /** The label of the field for the weight. */
  weight: string;
  /** The label of the field for the font size. */
  size: string;
  /** The accessible name of the button that opens the preset sizes. */
  sizePresets: string;
  /** The label of the alignment. */
  alignment: string;
  /** One of the alignments. */
  alignLeft: string;
  /** One of the alignments. */
  alignCenter: string;
  /** One of the alignments. */
  alignRight: string;
  /** The label of the field for the color. */
  color: string;
  /** Shown instead of a value that differs among the selected texts. */
  mixed: string;
  /** The label of the distance from the left edge of the image. */
  x: string;
  /** The label of the distance from the upper edge of the image. */
  y: string;
  /** The label of the width of the text box. */
  width: string;
  /** The label of the height of the text box. */
  height: string;
  /** The label of the rotation of the text box. */
  rotation: string;
  /** The accessible name of the button that opens the fields of position and size. */
  editPosition: string;
  /** The button that restores the original style of the text. */
  reset: string;
  /** The button that removes the text from the image. */
  remove: string;
  /** The button that adds a text. */
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
  mixed: 'Mixed',
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
