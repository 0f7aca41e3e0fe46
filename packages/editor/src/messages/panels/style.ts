/** The words for how texts are set: faces, letters and lines, effects. In English; the other languages have them with those of the panels. */
export interface StyleMessages {
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
}

export const styleMessages: StyleMessages = {
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
};
