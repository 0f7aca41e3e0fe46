import type { Guide } from '../../docs/guide.ts';

export const minimapGuide: Guide = {
  use: ['The canvas is zoomed in: where in the picture are we, and how do we get elsewhere.'],
  avoid: [
    'All of the picture is seen: leave it out.',
    'It chooses a part that is kept, as a crop: draw a frame on the picture itself.',
  ],
  anatomy: `<Minimap picture={{ width: 2480, height: 3508 }} view={view} onViewChange={setView}>
  <img src={url} alt="" />
</Minimap>`,
  keyboard: {
    'Arrow keys': 'Move the view by a tenth of itself.',
    'Shift and an arrow key': 'Move it by a whole view.',
  },
  parts: {
    minimap: {},
    'minimap-picture': {},
    'minimap-view': { 'aria-valuetext': 'Where the middle of the view is.' },
  },
};
