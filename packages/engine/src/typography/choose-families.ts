import { chooseFamiliesParameters } from './parameters.ts';

const { openingCost } = chooseFamiliesParameters;

/** The cost of each family for a text, and the weight of the text's vote, 0 to 1. */
export interface Ballot {
  costs: ReadonlyMap<string, number>;
  weight: number;
}

/**
 * The family of each text, in their order. A picture has two or three faces: each further family has to be worth its cost to the texts that
 * take it (greedy facility location: Cornuejols, Fisher and Nemhauser, 1977). A text without a ballot gets undefined.
 *
 * @param shared families that the picture has already
 */
export function chooseFamilies(ballots: readonly Ballot[], shared: readonly string[] = []): (string | undefined)[] {
  const families = [...new Set(ballots.flatMap(({ costs }) => [...costs.keys()]))];
  const worst = ballots.map(({ costs }) => Math.max(0, ...costs.values()) + openingCost / 2);
  const open = new Set(shared);
  const paid = ballots.map(({ costs }, index) =>
    Math.min(worst[index] ?? 0, ...shared.map((family) => costs.get(family) ?? Infinity)),
  );
  for (;;) {
    let best: string | undefined;
    let most = open.size === 0 ? -Infinity : openingCost;
    for (const family of families) {
      if (open.has(family)) continue;
      const saved = ballots.reduce(
        (sum, { costs, weight }, index) =>
          sum + weight * Math.max(0, (paid[index] ?? 0) - (costs.get(family) ?? worst[index] ?? 0)),
        0,
      );
      if (saved > most) [best, most] = [family, saved];
    }
    if (best === undefined) break;
    open.add(best);
    for (const [index, { costs }] of ballots.entries()) {
      paid[index] = Math.min(paid[index] ?? 0, costs.get(best) ?? Infinity);
    }
  }
  return ballots.map(
    ({ costs }) =>
      [...open]
        .filter((family) => costs.has(family))
        .toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
        .at(0) ?? cheapest(costs),
  );
}

function cheapest(costs: ReadonlyMap<string, number>): string | undefined {
  return [...costs].toSorted(([, a], [, b]) => a - b)[0]?.[0];
}
