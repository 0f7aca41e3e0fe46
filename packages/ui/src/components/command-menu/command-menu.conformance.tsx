import type { Conformance } from '../../testing/conformance.tsx';
import { CommandMenu } from './command-menu.tsx';

export const conformance: Conformance[] = [
  {
    name: 'CommandMenu',
    component: CommandMenu,
    slot: 'command-menu',
    tag: 'div',
    inPortal: true,
    render: (props) => (
      <CommandMenu
        open
        onOpenChange={() => undefined}
        groups={[{ label: 'Poster', commands: [{ id: 'export', label: 'Export', onSelect: () => undefined }] }]}
        {...props}
      />
    ),
  },
];
