export { UploadTile, type UploadTileProps, type UploadTileMessages } from './upload-tile.tsx';
