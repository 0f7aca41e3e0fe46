/**
 * The value that all of several things have in common; null where they differ.
 */
export function sharedValue<Item, Value>(
  items: readonly [Item, ...Item[]],
  valueOf: (item: Item) => Value,
): Value | null {
  const [first, ...others] = items;
  const value = valueOf(first);
  return others.every((item) => valueOf(item) === value) ? value : null;
}
