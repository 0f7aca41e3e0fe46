import type { Conformance } from '../../testing/conformance.tsx';
import { TypographyPanel } from './typography-panel.tsx';

const ignore = () => undefined;

export const conformance: Conformance[] = [
  {
    name: 'TypographyPanel',
    component: TypographyPanel,
    slot: 'typography-panel',
    tag: 'section',
    render: (props) => (
      <TypographyPanel
        selection={null}
        fontFamilies={[]}
        onChange={ignore}
        onReset={ignore}
        onRemove={ignore}
        onAddText={ignore}
        {...props}
      />
    ),
  },
];
