import { create } from 'storybook/theming';
import { fontFamilies, semanticColors } from '../packages/ui/src/tokens/tokens.ts';

const light = (name: keyof typeof semanticColors) => semanticColors[name].light;

/** Storybook around the stories, in the colours and the face of what it shows. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Palimpsest',
  fontBase: fontFamilies.sans,
  fontCode: fontFamilies.mono,
  colorPrimary: light('accent'),
  colorSecondary: light('accent'),
  appBg: light('canvas'),
  appContentBg: light('surface'),
  appPreviewBg: light('canvas'),
  appBorderColor: light('line'),
  appBorderRadius: 10,
  textColor: light('ink'),
  textMutedColor: light('muted'),
  barBg: light('surface'),
  barTextColor: light('muted'),
  barSelectedColor: light('accent'),
  inputBg: light('raised'),
  inputBorder: light('strong'),
  inputTextColor: light('ink'),
});
