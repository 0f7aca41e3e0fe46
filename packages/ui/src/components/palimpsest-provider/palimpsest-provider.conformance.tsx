import type { Conformance } from '../../testing/conformance.tsx';
import { PalimpsestProvider } from './palimpsest-provider.tsx';

export const conformance: Conformance[] = [
  {
    name: 'PalimpsestProvider',
    component: PalimpsestProvider,
    slot: null,
    tag: 'div',
    render: () => <PalimpsestProvider dir="rtl">Eksport</PalimpsestProvider>,
  },
];
