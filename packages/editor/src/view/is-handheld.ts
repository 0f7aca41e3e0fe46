/** Whether a finger points and nothing else does, as on a phone: a keyboard comes up on the screen, for typing alone. */
export function isHandheld(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
