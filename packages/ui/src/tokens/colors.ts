/** Raw colour scales, sRGB hex. Components do not use them: they use {@link semanticColors}. */
export const colorScales = {
  /** Warm grays, from light to dark: backgrounds, lines and secondary text. */
  paper: {
    0: '#fffefd',
    50: '#f9f6f2',
    100: '#ebe6dd',
    200: '#e0d9cf',
    300: '#d6cfc3',
    400: '#c9c2b6',
    450: '#9d9488',
    500: '#82786a',
    600: '#685e51',
    700: '#464037',
    750: '#443d36',
    775: '#3d3632',
    800: '#322c29',
    825: '#282421',
    850: '#1c1917',
    875: '#141211',
    900: '#0e0b0b',
    950: '#070505',
  },
  /** Blue-black and its light counterpart: text. */
  ink: { 100: '#f3eee6', 900: '#171a26' },
  /** Blue: the only accent. */
  lapis: {
    50: '#eef4ff',
    100: '#dde8ff',
    200: '#c0d4ff',
    300: '#99b8fd',
    400: '#7197f5',
    600: '#244ec8',
    700: '#173bac',
    800: '#142d85',
    900: '#11215a',
    950: '#0d1637',
  },
  /** Red: danger only. */
  vermilion: {
    50: '#fff1ed',
    100: '#ffe2da',
    300: '#fea28c',
    400: '#f8775a',
    600: '#c82d12',
    700: '#a52712',
    800: '#7a2213',
    900: '#4a1a12',
    950: '#31130d',
  },
  /** Green: success only. */
  verdigris: { 50: '#e9f9f1', 100: '#d2f3e3', 400: '#58ba93', 700: '#165f46', 900: '#0b2d22' },
  /** Yellow-brown: warnings only. */
  ochre: { 50: '#fff5e1', 100: '#fce9c2', 400: '#dfaa47', 700: '#7d4f12', 900: '#39260a' },
} as const;

const { paper, ink, lapis, vermilion, verdigris, ochre } = colorScales;

/** A colour in both themes. */
export interface ThemedColor {
  light: string;
  dark: string;
  /** The purpose of the colour. */
  use?: string;
}

/** Colours by their purpose. The key is the end of the class name: `bg-surface`, `text-muted`, `border-line`. */
export const semanticColors = {
  canvas: { light: paper[100], dark: paper[900], use: 'The page' },
  surface: { light: paper[50], dark: paper[850], use: 'Bars, panels and cards on the page' },
  raised: { light: paper[0], dark: paper[825], use: 'Buttons, and rows on a surface' },
  overlay: { light: paper[0], dark: paper[800], use: 'Menus, lists and dialogs' },
  'raised-hover': { light: paper[50], dark: paper[775], use: 'A button under the pointer' },
  'field-fill': { light: paper[0], dark: paper[875], use: 'The inside of a field' },
  sunken: { light: paper[200], dark: paper[950], use: 'Wells, tracks and the space behind a picture' },
  ink: { light: ink[900], dark: ink[100], use: 'Text' },
  muted: { light: paper[700], dark: paper[400], use: 'Secondary text' },
  faint: { light: paper[600], dark: paper[450], use: 'Hints and placeholders' },
  line: { light: paper[300], dark: paper[750], use: 'Hairlines between parts' },
  strong: { light: paper[500], dark: paper[500], use: 'The edge of a control' },
  accent: { light: lapis[700], dark: lapis[400], use: 'The main action, links, what is chosen' },
  'accent-hover': { light: lapis[800], dark: lapis[300], use: 'The main action under the pointer' },
  'accent-soft': { light: '#dde6fc', dark: '#1c2750', use: 'The row that is chosen or dragged over' },
  'on-accent': { light: paper[0], dark: lapis[950], use: 'Text on the accent' },
  danger: { light: vermilion[700], dark: vermilion[400], use: 'Errors and what deletes' },
  'danger-fill': { light: vermilion[700], dark: '#b3361d', use: 'The button that deletes' },
  'danger-hover': { light: vermilion[800], dark: vermilion[600], use: 'The button that deletes, under the pointer' },
  'danger-soft': { light: '#fbded5', dark: '#43190f', use: 'The background of an error' },
  'on-danger': { light: paper[0], dark: paper[0], use: 'Text on the button that deletes' },
  success: { light: verdigris[700], dark: verdigris[400], use: 'What went well' },
  'success-soft': { light: '#d2ecde', dark: '#0d3325', use: 'The background of what went well' },
  warning: { light: ochre[700], dark: ochre[400], use: 'What needs attention' },
  'warning-soft': { light: '#f8e3b6', dark: '#3e2a0a', use: 'The background of what needs attention' },
  inverse: { light: ink[900], dark: ink[100], use: 'Tooltips' },
  'on-inverse': { light: paper[50], dark: ink[900], use: 'Text of tooltips' },
  focus: { light: lapis[600], dark: lapis[300], use: 'The ring around the focus' },
  scrim: { light: '#171a2666', dark: '#05060c99', use: 'The page behind a dialog' },
} as const satisfies Record<string, ThemedColor>;

export type SemanticColor = keyof typeof semanticColors;

/** Backgrounds and the text colors that may be used on them. A test checks every pair against WCAG AA (4.5 : 1) in both themes. */
export const textPairs: readonly { background: SemanticColor; texts: readonly SemanticColor[] }[] = [
  ...(['canvas', 'surface', 'raised', 'overlay', 'field-fill', 'sunken'] as const).map((background) => ({
    background,
    texts: ['ink', 'muted', 'faint', 'accent', 'danger', 'success', 'warning'] as const,
  })),
  { background: 'raised-hover', texts: ['ink', 'muted'] },
  { background: 'accent', texts: ['on-accent'] },
  { background: 'accent-hover', texts: ['on-accent'] },
  { background: 'accent-soft', texts: ['ink', 'muted', 'accent'] },
  { background: 'danger-fill', texts: ['on-danger'] },
  { background: 'danger-hover', texts: ['on-danger'] },
  { background: 'danger-soft', texts: ['ink', 'muted', 'danger'] },
  { background: 'success-soft', texts: ['ink', 'muted', 'success'] },
  { background: 'warning-soft', texts: ['ink', 'muted', 'warning'] },
  { background: 'inverse', texts: ['on-inverse'] },
];

/** The colour of every shadow. */
export const shadowColor: ThemedColor = { light: '#2b211529', dark: '#00000080' };
