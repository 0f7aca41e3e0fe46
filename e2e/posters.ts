import { join } from 'node:path';

/** The path of one of the sample posters. @param name its folder in `bench/posters` */
export const posterFile = (name: string): string =>
  join(import.meta.dirname, '..', 'bench', 'posters', name, 'poster.png');
