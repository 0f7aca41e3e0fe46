import type { Guide } from '../../docs/guide.ts';

export const typographyPanelGuide: Guide = {
  use: [
    'Beside the canvas of the editor: it shows the selected text and tells what is to change, and keeps nothing itself.',
    'Give each selection its `id`: a half-typed size then never reaches another text.',
    'For several texts, give null for each property in which they differ: the panel says so, and a choice sets it for all.',
  ],
  avoid: [
    'Other properties than those of a text: put fields into an Inspector.',
    'One property alone: use Select, ColorField or NumberField.',
  ],
  anatomy: `<TypographyPanel
  selection={selectedText}
  fontFamilies={families}
  onChange={styleText}
  onReset={resetText}
  onRemove={removeText}
  onAddText={addText}
  onUploadFont={loadFont}
  fontError={fontError}
/>`,
  keyboard: {
    Tab: 'Moves from field to field.',
    'Enter in the size': 'Applies it, as leaving the field does; a text that is no positive number is ignored.',
    'Escape in the size': 'Takes back what was typed.',
    'Arrow keys in the alignment': 'Choose the next or the one before.',
    'Arrow keys in a list': 'Move; Enter chooses, Escape closes.',
  },
  parts: {
    'typography-panel': { 'aria-label': 'What the panel is; "Typography" unless it is told otherwise.' },
    'typography-empty': {},
    'typography-fields': {},
    'typography-geometry': {},
    'typography-transform': {},
    'typography-actions': {},
    'typography-add': {},
  },
};
