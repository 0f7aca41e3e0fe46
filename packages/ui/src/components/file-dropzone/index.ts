export { FileDropzone, type FileDropzoneProps } from './file-dropzone.tsx';
export { acceptsFile } from './accepts-file.ts';
