import { fontWeightName, fontWeightNames, fontWeights, type FontWeightName } from './font-weights.ts';
import type { FontStyle } from './types.ts';

/** A family that consists of one font file which a user brought along. */
export interface UserFamily {
  /** A name that no family of the catalogue has in any case: CSS compares family names without regard to case. */
  name: string;
  /** CSS weights that the file has: one, or all between two of a font with a weight axis. */
  weight: { min: number; max: number };
  style: FontStyle;
  /** Height above and depth below the baseline, in ems, from the font's horizontal header. */
  ascent: number;
  descent: number;
}

const families = new Map<string, UserFamily>();

/** Lets text be set in a family. The host has to register its file, in a browser with `addUserFont`. */
export function registerUserFamily(family: UserFamily): void {
  families.set(family.name, family);
}

/** Text in the family is set in the fallback from now on. */
export function unregisterUserFamily(name: string): void {
  families.delete(name);
}

/** The user's family of that name, or undefined. */
export function findUserFamily(name: string): UserFamily | undefined {
  return families.get(name);
}

/** The name under which the file of a user's family is registered: nothing that the machine has or the library brings is called so. */
export function registeredUserFamily({ name }: UserFamily): string {
  return `Palimpsest own ${name}`;
}

/** The weight of a family that is nearest to the one wanted. */
export function userWeight({ weight }: UserFamily, wanted: number): number {
  return Math.min(weight.max, Math.max(weight.min, wanted));
}

/** The names of the weights that users can choose in a family; of a weight without a name the nearest one. */
export function userWeightNames({ weight }: UserFamily): FontWeightName[] {
  const within = fontWeightNames.filter((name) => fontWeights[name] >= weight.min && fontWeights[name] <= weight.max);
  return within.length > 0 ? within : [fontWeightName(weight.min)];
}
