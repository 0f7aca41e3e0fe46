import type { Conformance } from '../../testing/conformance.tsx';
import { UploadTile } from './upload-tile.tsx';

export const conformance: Conformance[] = [
  {
    name: 'UploadTile',
    component: UploadTile,
    slot: 'upload-tile',
    control: 'upload-tile-button',
    tag: 'button',
    render: (props) => <UploadTile onFile={() => undefined} {...props} />,
  },
];
