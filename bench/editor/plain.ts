import { family } from './system.ts';

/** The name under which the editor registers the file of the family. */
export const cssFamily = `Palimpsest ${family}`;

/** The zoom at which a picture is seen whole. */
export function fitOf(stage: HTMLElement, picture: { width: number; height: number }): number {
  return Math.min(stage.clientWidth / picture.width, stage.clientHeight / picture.height) * 0.95;
}
