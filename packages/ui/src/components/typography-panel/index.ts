export {
  TypographyPanel,
  type TypographyAlign,
  type TypographyFamily,
  type TypographyPanelProps,
  type TypographySelection,
  type TypographyStyle,
} from './typography-panel.tsx';
