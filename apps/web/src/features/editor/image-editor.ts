/** In a file of its own, so that its code is fetched while the picture is shown. */
export { ImageEditor } from '@palimpsest/editor';
