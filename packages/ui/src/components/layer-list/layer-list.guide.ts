import type { Guide } from '../../docs/guide.ts';

export const layerListGuide: Guide = {
  use: [
    'The texts of a picture beside its canvas: what a mouse does there, keys and screen readers do here.',
    'Any number of layers: only the rows in sight are drawn.',
  ],
  avoid: [
    'The rows have columns to compare: use DataTable.',
    'The order cannot be changed and nothing is hidden: use a plain list.',
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
      'Go to a layer and select it alone; with Shift also, with Ctrl or ⌘ without selecting.',
    Space: 'Selects the layer also, or no longer.',
    'Ctrl A or ⌘ A': 'Selects all layers.',
    'Alt ArrowUp and Alt ArrowDown': 'Move the layer up and down; the new place is announced.',
    'F2 or Enter': 'Renames the layer: Enter keeps the name, Escape restores the old one.',
    Tab: 'Goes to the buttons of the layer, which lock and hide it.',
  },
  parts: {
    'layer-list': {},
    'layer-list-rows': {},
    'layer-list-row': {
      'data-layer': 'The id of the layer.',
      'data-index': 'Its place, counted from 0.',
      'data-selected': 'While it is selected.',
      'data-hidden': 'While it is hidden in the picture.',
      'data-dragging': 'While it is dragged.',
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
