/** Luma of ITU-R BT.601, which JPEG stores; in the unit of the channels. */
export function luma(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
