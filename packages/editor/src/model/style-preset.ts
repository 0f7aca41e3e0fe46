import type { TextAttributes } from './text.ts';

/** How a text is set, apart from what it says and where it stands. Lengths are in pixels of the image. */
export type TextSetting = Pick<
  TextAttributes,
  | 'fontFamily'
  | 'fontWeight'
  | 'fontStyle'
  | 'fontSize'
  | 'lineHeight'
  | 'letterSpacing'
  | 'textAlign'
  | 'verticalAlign'
  | 'justified'
  | 'fill'
  | 'textGradient'
  | 'textShadow'
  | 'textStroke'
  | 'textUnderline'
  | 'textBackground'
  | 'opacity'
  | 'textTransform'
  | 'autoFit'
>;

/** A setting with a name, to be put on other texts. */
export interface StylePreset {
  /** Unlike every other preset's of the document. */
  name: string;
  setting: TextSetting;
}

/** The maximum length of a preset name, in characters. */
export const maxPresetNameLength = 60;

/** How a text is set: every property, so that it takes away what another text has more. */
export function settingOf(text: TextSetting): TextSetting {
  const { fontFamily, fontWeight, fontStyle, fontSize, lineHeight, letterSpacing, textAlign, justified, fill } = text;
  const { textTransform, autoFit, verticalAlign } = text;
  const face = { fontFamily, fontWeight, fontStyle, fontSize, textTransform };
  return { ...face, lineHeight, letterSpacing, textAlign, verticalAlign, justified, autoFit, fill, ...effectsOf(text) };
}

function effectsOf(setting: TextSetting): Partial<TextSetting> {
  const { textGradient, textShadow, textStroke, textUnderline, textBackground, opacity } = setting;
  return { textGradient, textShadow, textStroke, textUnderline, textBackground, opacity };
}
