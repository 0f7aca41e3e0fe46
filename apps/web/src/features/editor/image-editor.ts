/** The editor has its own module, so that its code is fetched while the picture is shown. */
export { ImageEditor } from '@palimpsest/editor';
