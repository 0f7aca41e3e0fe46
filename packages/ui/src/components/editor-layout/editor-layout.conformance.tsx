import type { Conformance } from '../../testing/conformance.tsx';
import { EditorLayout } from './editor-layout.tsx';

export const conformance: Conformance[] = [
  {
    name: 'EditorLayout',
    component: EditorLayout,
    slot: 'editor-layout',
    tag: 'div',
    render: (props) => <EditorLayout main={null} side={null} {...props} />,
  },
];
