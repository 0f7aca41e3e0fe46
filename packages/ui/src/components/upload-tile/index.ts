export { UploadTile, type UploadTileProps } from './upload-tile.tsx';
export type { UploadTileMessages } from './upload-tile.messages.ts';
