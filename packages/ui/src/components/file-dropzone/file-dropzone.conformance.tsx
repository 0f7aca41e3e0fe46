import type { Conformance } from '../../testing/conformance.tsx';
import { FileDropzone } from './file-dropzone.tsx';

export const conformance: Conformance[] = [
  {
    name: 'FileDropzone',
    component: FileDropzone,
    slot: 'file-dropzone',
    control: 'file-dropzone-area',
    tag: 'button',
    render: (props) => <FileDropzone label="Choose an image, or drop it here" onFile={() => undefined} {...props} />,
  },
];
