'use client';

import { createContext, use } from 'react';
import type { Catalogue } from './en.ts';
import { createFormat, type Format } from './format.ts';

/** The words of some components, or some words of a component: what is missing stays as it was. */
export type Messages = { readonly [Component in keyof Catalogue]?: Partial<Catalogue[Component]> | undefined };

/** How close together controls stand: `compact` makes them `sm` where they name no size. */
export type Density = 'comfortable' | 'compact';

export interface PalimpsestSettings {
  readonly format: Format;
  readonly messages: Messages;
  readonly density: Density;
}

/** Without a provider: English, so that server and browser agree. */
const defaultSettings: PalimpsestSettings = { format: createFormat('en-US'), messages: {}, density: 'comfortable' };

export const PalimpsestContext = createContext(defaultSettings);

/** Numbers and plurals of the provider's locale. */
export function useFormat(): Format {
  return use(PalimpsestContext).format;
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
export function useMessages<Component extends keyof Catalogue>(
  component: Component,
  english: Catalogue[Component],
  own: Partial<Catalogue[Component]> | undefined,
): Catalogue[Component] {
  const provided = use(PalimpsestContext).messages[component];
  return provided || own ? { ...english, ...provided, ...own } : english;
}
