import type { Conformance } from '../../testing/conformance.tsx';
import { DirectionProvider } from './direction-provider.tsx';

export const conformance: Conformance[] = [
  {
    name: 'DirectionProvider',
    component: DirectionProvider,
    slot: null,
    tag: 'div',
    render: () => <DirectionProvider dir="rtl">Eksport</DirectionProvider>,
  },
];
