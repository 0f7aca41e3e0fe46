/** Colours that go together, hex. `ink` is legible on `paper`, `onAccent` on `accent`. */
export interface Palette {
  paper: string;
  /** A second paper, for panels and gradients. */
  tint: string;
  ink: string;
  soft: string;
  accent: string;
  onAccent: string;
}

const row = (paper: string, tint: string, ink: string, soft: string, accent: string, onAccent: string): Palette => ({
  paper,
  tint,
  ink,
  soft,
  accent,
  onAccent,
});

export const lightPalettes: readonly Palette[] = [
  row('#fbf6ec', '#f1e4cd', '#2b2118', '#6d5a48', '#b4472f', '#fff6ea'),
  row('#ffffff', '#eef3f8', '#14202e', '#5a6a7c', '#1769aa', '#ffffff'),
  row('#f3f7f1', '#dcebd8', '#1d3324', '#52705a', '#2f7d46', '#f5fff5'),
  row('#fff4f0', '#ffe0d6', '#3a1420', '#875163', '#e2405d', '#fff6f6'),
  row('#f4f1fa', '#e2daf3', '#261a44', '#685a8a', '#6a3fc0', '#ffffff'),
  row('#fdf8d9', '#f7eaa0', '#2f2a10', '#6f6530', '#20605c', '#f4fffb'),
  row('#e9eef0', '#d3dde2', '#111b20', '#4e5f68', '#d9531e', '#fffaf5'),
];

export const darkPalettes: readonly Palette[] = [
  row('#14213d', '#22335a', '#f6f1e4', '#c3cbdc', '#fca311', '#1b1403'),
  row('#1f2a24', '#2f4036', '#eef4e6', '#b9cbb8', '#d8b24a', '#20190a'),
  row('#3b1d33', '#55294a', '#ffeedd', '#e0b9cc', '#ff7f6a', '#33091c'),
  row('#101418', '#1f2830', '#f2f5f7', '#a9b7c2', '#35c2a5', '#04211b'),
  row('#7a1f1f', '#982c2a', '#fff2dc', '#f2c7ae', '#ffd447', '#401307'),
  row('#0d4f5c', '#14687a', '#f0fbfa', '#b3dde0', '#ffb94f', '#3a2200'),
];
