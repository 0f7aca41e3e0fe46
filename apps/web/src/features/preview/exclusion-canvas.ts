/** The canvas has its own module, because the page before the choice of an image does not need its code. */
export { ExclusionCanvas } from '@palimpsest/editor';
