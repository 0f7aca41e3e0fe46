import { create } from 'storybook/theming';
import { fontFamilies, semanticColors } from '../packages/ui/src/tokens/tokens.ts';

/** Storybook around the stories, in the colours and the face of what it shows. */
export function storybookTheme(base: 'light' | 'dark') {
  const color = (name: keyof typeof semanticColors) => semanticColors[name][base];
  return create({
    base,
    brandTitle: 'Palimpsest',
    fontBase: fontFamilies.sans,
    fontCode: fontFamilies.mono,
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('canvas'),
    appBorderColor: color('line'),
    appBorderRadius: 10,
    textColor: color('ink'),
    textMutedColor: color('muted'),
    barBg: color('surface'),
    barTextColor: color('muted'),
    barSelectedColor: color('accent'),
    buttonBg: color('raised'),
    buttonBorder: color('strong'),
    inputBg: color('field-fill'),
    inputBorder: color('strong'),
    inputTextColor: color('ink'),
  });
}
