/** A selector of a list that gives the same array for as long as the list has the same items. */
export function keptList<State, Item>(select: (state: State) => readonly Item[]): (state: State) => readonly Item[] {
  let last: readonly Item[] = [];
  return (state) => {
    const items = select(state);
    const isSame = items.length === last.length && items.every((item, index) => item === last[index]);
    return isSame ? last : (last = items);
  };
}
