/** A share in whole percent. It is 100 only if the share is 1 or more: work that is done to 0.999 is not complete. */
export function toPercent(share: number): number {
  return share >= 1 ? 100 : Math.min(99, Math.max(0, Math.round(share * 100)));
}
