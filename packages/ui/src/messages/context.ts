'use client';

import { createContext, use } from 'react';
import type { Catalogue } from './en.ts';
import { createFormat, type Format } from './format.ts';

/**
 * The words of components of other packages, which declare them by declaration merging:
 * `declare module '@palimpsest/ui/messages/context' { interface AddedMessages { imageEditor: ImageEditorMessages } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged with what other packages declare
export interface AddedMessages {}

type AllMessages = Catalogue & AddedMessages;

/** The words of some components, or some words of a component. Missing words keep their value. */
export type Messages = { readonly [Component in keyof AllMessages]?: Partial<AllMessages[Component]> | undefined };

/** How dense controls are: `compact` makes controls without a `size` small. */
export type Density = 'comfortable' | 'compact';

export interface PalimpsestSettings {
  /** Undefined without a provider. */
  readonly format: Format | undefined;
  readonly messages: Messages;
  readonly density: Density;
  /** The element that overlays are drawn into; otherwise the body. */
  readonly container?: HTMLElement | undefined;
}

const defaultSettings: PalimpsestSettings = { format: undefined, messages: {}, density: 'comfortable' };

export const PalimpsestContext = /* @__PURE__ */ createContext(defaultSettings);

/** Created at the first use, so that a bundle without numbers does not contain it. */
let english: Format | undefined;

/** Formats numbers and plurals for the locale of the provider. The default is American English, so that server and browser agree. */
export function useFormat(): Format {
  const { format } = use(PalimpsestContext);
  english ??= createFormat('en-US');
  return format ?? english;
}

/** The provider's density. */
export function useDensity(): Density {
  return use(PalimpsestContext).density;
}

/** The element that the overlays of the provider are drawn into: null is the body. */
export function useContainer(): HTMLElement | null {
  return use(PalimpsestContext).container ?? null;
}

/**
 * The words of one component: those of its `messages` prop, else the provider's, else English.
 * @param component The component's key in the catalogue.
 * @param english The component's own words.
 * @param own The `messages` prop.
 */
export function useMessages<Component extends keyof AllMessages>(
  component: Component,
  english: AllMessages[Component],
  own: Partial<AllMessages[Component]> | undefined,
): AllMessages[Component] {
  const provided: Partial<AllMessages[Component]> | undefined = use(PalimpsestContext).messages[component];
  return provided || own ? { ...english, ...provided, ...own } : english;
}
