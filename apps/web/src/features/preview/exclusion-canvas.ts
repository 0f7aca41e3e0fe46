/** In a file of its own, so that its code is fetched with the image: the choice of an image is shown without it. */
export { ExclusionCanvas } from '@palimpsest/editor';
