import { storyPictures, unpackPictures } from './pictures.ts';

/** Runs once before the stories. */
export default () => unpackPictures(storyPictures);
