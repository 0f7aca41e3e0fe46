import { fn } from 'storybook/test';
import type { TypographyPanelProps } from './typography-panel.tsx';

export const duplicateFont = 'A font with the name "Inter" already exists. Please use a different font file.';

export const args: TypographyPanelProps = {
  selection: {
    id: 'text-1',
    fontFamily: 'Newsreader Variable',
    fontWeight: 'Medium',
    fontSize: 24,
    textAlign: 'center',
    fill: '#ffffff',
    suggestedColors: ['#ffffff', '#c82d12', '#17302e'],
    x: 120.4,
    y: 48,
    width: 361.6,
    height: 92,
  },
  fontFamilies: [
    { name: 'Newsreader Variable', weights: ['Light', 'Regular', 'Medium', 'Bold'] },
    { name: 'Inter Variable', weights: ['Light', 'Regular', 'SemiBold', 'Bold'] },
    { name: 'Poster Caps', weights: ['Bold'] },
  ],
  onChange: fn(),
  onReset: fn(),
  onRemove: fn(),
  onAddText: fn(),
  onUploadFont: fn(),
};
