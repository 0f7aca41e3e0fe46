/** The weight to use in a family that may lack the current one: the same, else Regular, else the first there is. */
export function fallbackWeight(current: string, available: readonly string[]): string {
  if (available.includes(current)) return current;
  return available.includes('Regular') ? 'Regular' : (available[0] ?? 'Regular');
}
