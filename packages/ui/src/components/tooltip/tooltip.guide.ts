import type { Guide, Meanings } from '../../docs/guide.ts';
import type { TooltipProps } from './tooltip.tsx';

export const tooltipGuide: Guide = {
  use: [
    'A control is only an icon, and its name is not shown beside it.',
    'A few words that help, and are not needed.',
  ],
  avoid: [
    'It must be read, also by touch, which has no hover: write it into the page, or use the hint of a field.',
    'Something in it can be pressed: use Popover.',
    'The control is disabled and takes no focus: say the reason beside it.',
    'The words of the control are in sight, or its menu is open: pass `disabled`.',
  ],
  anatomy: `<Tooltip content="Drag a corner to resize">
  <Button>Crop</Button>
</Tooltip>

{/* The same from parts */}
<Tooltip.Root>
  <Tooltip.Trigger asChild><Button>Crop</Button></Tooltip.Trigger>
  <Tooltip.Content>Drag a corner to resize<Tooltip.Arrow /></Tooltip.Content>
</Tooltip.Root>

{/* Once, around tooltips beside each other. Toolbar, SideBar and AppShell bring it along. */}
<TooltipProvider><App /></TooltipProvider>`,
  keyboard: { Tab: 'Shows it when its control gets the focus.', Escape: 'Hides it; the focus stays.' },
  parts: {
    'tooltip-trigger': {},
    tooltip: {
      'data-side': {
        top: 'Above, where nothing else is asked for.',
        right: 'On the right.',
        bottom: 'Below.',
        left: 'On the left.',
      } satisfies Meanings<TooltipProps['side']>,
      'data-state': {
        'instant-open': 'Shown at once: by focus, or soon after another one.',
        'delayed-open': 'Shown after the pointer has rested; `closed` while it fades out.',
      },
    },
    'tooltip-arrow': {},
  },
};
