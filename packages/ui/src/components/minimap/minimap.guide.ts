import type { Guide } from '../../docs/guide.ts';

export const minimapGuide: Guide = {
  use: ['The canvas is zoomed in: shows which part is visible, and moves to another part.'],
  avoid: [
    'The whole picture is visible: omit it.',
    'People choose a part to keep, for example a crop: draw a frame on the picture itself.',
  ],
  anatomy: `<Minimap picture={{ width: 2480, height: 3508 }} view={view} onViewChange={setView}>
  <img src={url} alt="" />
</Minimap>`,
  keyboard: {
    'Arrow keys': 'Move the view by a tenth of its size.',
    'Shift and an arrow key': 'Move the view by its whole size.',
  },
  parts: {
    minimap: {},
    'minimap-picture': {},
    'minimap-view': { 'aria-valuetext': 'The position of the middle of the view.' },
  },
};
