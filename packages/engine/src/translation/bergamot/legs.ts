import { type LanguageName, languages } from '@palimpsest/contract';
import type { LanguagePair } from '../translator.ts';
import { type KnownCatalogue, type Model, sizeOf } from './catalogue.ts';
import type { InstalledModel, ModelStore } from './store.ts';

/** A model that is there or can be fetched. */
export interface Leg {
  from: string;
  to: string;
  installed?: InstalledModel;
  remote?: Model;
}

const pivot = 'en';
/** Greek and Serbian, which the catalogue has in other letters than we, have other tags. */
export const nameOf = (code: string): LanguageName | undefined => languages.find(({ tag }) => tag === code)?.name;
export const codeOf = (name: LanguageName): string => languages.find((language) => language.name === name)?.tag ?? name;

/** @param catalogue without one, only what is there counts */
export async function findLegs(store: ModelStore, catalogue: KnownCatalogue | undefined): Promise<Leg[]> {
  const legs = new Map<string, Leg>();
  for (const remote of (await catalogue?.list())?.models ?? []) {
    legs.set(`${remote.from} ${remote.to}`, { from: remote.from, to: remote.to, remote });
  }
  for (const installed of await store.list()) {
    const { from, to } = installed;
    legs.set(`${from} ${to}`, { ...legs.get(`${from} ${to}`), from, to, installed });
  }
  return [...legs.values()];
}

/** The models that lead from one language to another; undefined where none do. */
export function pathOf(legs: readonly Leg[], from: string, to: string): Leg[] | undefined {
  const leg = (start: string, end: string): Leg | undefined =>
    legs.find((each) => each.from === start && each.to === end);
  const direct = leg(from, to);
  if (direct) return [direct];
  const [there, onwards] = [leg(from, pivot), leg(pivot, to)];
  return there && onwards && [there, onwards];
}

/** The pairs that these models translate, alone or two after one another. */
export function pairsOf(legs: readonly Leg[]): LanguagePair[] {
  const sources = [...new Set(legs.map(({ from }) => from))];
  const targets = [...new Set(legs.map(({ to }) => to))];
  return sources.flatMap((source) =>
    targets.flatMap((target) => {
      const [from, to] = [nameOf(source), nameOf(target)];
      return from && to && from !== to && pathOf(legs, source, target) ? [{ from, to }] : [];
    }),
  );
}

/** Bytes to fetch before a pair can be used; undefined for none. */
export function downloadOf(legs: readonly Leg[], from: string, to: string): number | undefined {
  const missing = (pathOf(legs, from, to) ?? []).filter(({ installed }) => !installed);
  const bytes = missing.reduce((sum, { remote }) => sum + (remote ? sizeOf(remote) : 0), 0);
  return bytes === 0 ? undefined : bytes;
}
