'use client';

import { createContext, use } from 'react';
import { createFormat, type Format } from './format.ts';

/**
 * The words of components of other packages, which declare them by declaration merging:
 * `declare module '@palimpsest/ui/messages/context' { interface AddedMessages { imageEditor: EditorWords } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged with what other packages declare
export interface AddedMessages {}

/** How dense controls are: `compact` makes controls without a `size` small. */
export type Density = 'comfortable' | 'compact';

export interface PalimpsestSettings {
  /** Formats numbers and plurals. Undefined if no provider sets a locale. */
  readonly format: Format | undefined;
  /** The words of each component, by its key in the catalogue. */
  readonly messages: Readonly<Record<string, object | undefined>>;
  readonly density: Density;
}

const defaultSettings: PalimpsestSettings = { format: undefined, messages: {}, density: 'comfortable' };

export const PalimpsestContext = /* @__PURE__ */ createContext(defaultSettings);

/** The default format. It is created at the first use, so that a bundle without numbers does not contain it. */
let english: Format | undefined;

/** The format of the provider's locale. If no provider sets one it is American English, so that server and browser agree. */
export function useFormat(): Format {
  const { format } = use(PalimpsestContext);
  english ??= createFormat('en-US');
  return format ?? english;
}

/** The provider's density. */
export function useDensity(): Density {
  return use(PalimpsestContext).density;
}

/**
 * The words of one component: those of its `messages` prop, else the provider's, else English.
 * @param component The component's key in the catalogue.
 * @param english The component's own words.
 * @param own The `messages` prop.
 */
export function useMessages<Words extends object>(component: string, english: Words, own?: Partial<Words>): Words {
  const provided = use(PalimpsestContext).messages[component];
  return provided || own ? { ...english, ...provided, ...own } : english;
}
