import type { Guide } from '../../docs/guide.ts';

export const layerListGuide: Guide = {
  use: [
    'The texts of a picture, beside its canvas: everything that a mouse does on the canvas, keys and screen readers do here.',
    'Any number of layers: only the rows in sight are drawn.',
  ],
  avoid: [
    'The rows have columns to compare: use DataTable.',
    'People cannot change the order or hide a layer: use a plain list.',
  ],
  anatomy: `<LayerList
  layers={[{ id: '1', name: 'Soldes d’été', detail: 'Summer sale', icon: <Type /> }]}
  selection={selection}
  onSelectionChange={setSelection}
  onReorder={reorder}
  onRename={rename}
  onHiddenChange={hide}
  onLockedChange={lock}
/>`,
  keyboard: {
    'ArrowUp and ArrowDown, Home, End':
      'Move to a layer and select only it. Shift adds it to the selection; Ctrl or ⌘ moves without selecting.',
    Space: 'Adds the layer to the selection, or removes it.',
    'Ctrl A or ⌘ A': 'Selects all layers.',
    'Alt ArrowUp and Alt ArrowDown': 'Move the layer up and down; the new position is announced.',
    'F2 or Enter': 'Renames the layer: Enter keeps the name, Escape restores the old one.',
    Tab: 'Moves to the buttons that lock and hide the layer.',
  },
  parts: {
    'layer-list': {},
    'layer-list-rows': {},
    'layer-list-row': {
      'data-layer': 'The id of the layer.',
      'data-index': 'The index of the layer.',
      'data-selected': 'While it is selected.',
      'data-hidden': 'While it is hidden in the picture.',
      'data-dragging': 'While it is dragged.',
      'aria-keyshortcuts': 'The keys that move it, if layers can be moved.',
    },
    'layer-list-grip': {},
    'layer-list-name': {},
    'layer-list-name-field': {},
    'layer-list-detail': {},
    'layer-list-lock': { 'aria-pressed': 'Whether it is locked.' },
    'layer-list-hide': { 'aria-pressed': 'Whether it is hidden.' },
    'layer-list-empty': {},
    'layer-list-announcement': {},
  },
};
