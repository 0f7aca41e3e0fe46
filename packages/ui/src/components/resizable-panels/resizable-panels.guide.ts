import type { Guide } from '../../docs/guide.ts';

export const resizablePanelsGuide: Guide = {
  use: ['Layers, canvas and properties beside each other, if people choose the width of each.'],
  avoid: ['The screen is a phone: use Drawer.', 'The size follows from the content: use plain CSS.'],
  anatomy: `<ResizablePanels.Root orientation="horizontal">
  <ResizablePanels.Panel id="layers" defaultSize={240} minSize={180} collapsible>…</ResizablePanels.Panel>
  <ResizablePanels.Handle aria-label="Resize layers" />
  <ResizablePanels.Panel id="canvas" minSize="40%">…</ResizablePanels.Panel>
</ResizablePanels.Root>`,
  keyboard: {
    'Arrow keys': 'Move the line between two panels.',
    'Home and End': 'Give the panel before it its smallest or its largest size.',
    Enter: 'Closes and opens a collapsible panel.',
  },
  parts: {
    'resizable-panels': {},
    'resizable-panels-panel': {},
    'resizable-panels-content': {},
    'resizable-panels-handle': {
      'data-separator': {
        inactive: 'At rest.',
        hover: 'Under the pointer.',
        active: 'While it is dragged.',
        focus: 'While it has the focus.',
      },
      'aria-valuenow': 'The size of the panel before it, in per cent.',
    },
  },
};
