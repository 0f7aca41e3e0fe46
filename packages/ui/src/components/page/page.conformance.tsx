import type { Conformance } from '../../testing/conformance.tsx';
import { Page } from './page.tsx';

export const conformance: Conformance[] = [
  {
    name: 'Page',
    component: Page,
    slot: 'page',
    tag: 'div',
    render: (props) => <Page title="Recent Localizations" {...props} />,
  },
];
