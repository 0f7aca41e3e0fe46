'use client';

import * as Direction from '@radix-ui/react-direction';
import { use, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { PalimpsestContext, type Density, type Messages } from '../../messages/context.ts';
import { createFormat } from '../../messages/format.ts';
import { useOverlayContainer } from './use-overlay-container.ts';

/** The attributes of a section that has another theme than the page around it. */
export interface SectionTheme {
  /** Custom properties of the theme, such as the `style` that `createTheme` returns. */
  style?: CSSProperties | undefined;
  /** Classes of your theme. Classes that need a box, such as padding, change the section but not its overlays. */
  className?: string | undefined;
  /** Sets the light or the dark colors, independent of the page. @default those of the page */
  'data-theme'?: 'light' | 'dark' | undefined;
  /** Makes the texts, controls and gaps smaller or larger. A section inside another one is not scaled twice. @default that of the page */
  'data-scaling'?: '90%' | '95%' | '100%' | '105%' | '110%' | undefined;
  /** Attributes that your own style sheets select. */
  [attribute: `data-${string}`]: string | undefined;
}

export interface PalimpsestProviderProps {
  /**
   * The format of numbers, dates and plurals, as a BCP 47 tag. It does not change the words: set `messages`.
   * @default 'en-US', or that of the provider around it
   */
  locale?: string | undefined;
  /**
   * The built-in words of the components: a catalogue such as `es` from `@palimpsest/ui/messages/es`, or a part of one.
   * @default English, or those of the provider around it
   */
  messages?: Messages | undefined;
  /**
   * The writing direction that arrow keys and menus use. CSS uses the `dir` attribute of the page: set the same value there.
   * @default 'ltr', or that of the provider around it
   */
  dir?: 'ltr' | 'rtl' | undefined;
  /**
   * `compact` makes controls without a `size` small.
   * @default 'comfortable', or that of the provider around it
   */
  density?: Density | undefined;
  /**
   * The element that dialogs, menus, lists and tooltips are drawn into. If it is inside an element with a theme, they have that theme. It may
   * be null at first, for example if the `ref` of the element sets a state.
   * @default the body, or that of the provider around it
   */
  container?: HTMLElement | null | undefined;
  /**
   * Makes the children a section with its own theme: draws a `div` with these attributes around them, and their overlays in an element with
   * the same attributes. The `div` also gets `dir`.
   * @default no element
   */
  theme?: SectionTheme | undefined;
  /** The components that use these settings. */
  children?: ReactNode;
}

/**
 * Sets the locale, words, writing direction, density, theme and overlay container of every component inside. A nested provider inherits the
 * settings that it does not set.
 */
export function PalimpsestProvider({
  locale,
  messages,
  dir,
  density,
  container,
  theme,
  children,
}: PalimpsestProviderProps) {
  const outer = use(PalimpsestContext);
  const section = useRef<HTMLDivElement>(null);
  const overlayParent = container ?? outer.container;
  const overlayContainer = useOverlayContainer(section, theme !== undefined, overlayParent);
  const outerDirection = Direction.useDirection();
  const settings = useMemo(
    () => ({
      format: locale === undefined ? outer.format : createFormat(locale),
      messages: messages === undefined ? outer.messages : { ...outer.messages, ...messages },
      density: density ?? outer.density,
      container: overlayContainer ?? overlayParent,
    }),
    [outer, locale, messages, density, overlayContainer, overlayParent],
  );
  return (
    <Direction.Provider dir={dir ?? outerDirection}>
      <PalimpsestContext value={settings}>
        {theme ? (
          <div
            ref={section}
            data-slot="palimpsest-provider"
            dir={dir}
            {...theme}
            // Inherited properties have the values of the theme outside. These classes set them to the values of this theme.
            className={cn('font-sans text-ink accent-accent', theme.className)}
          >
            {children}
          </div>
        ) : (
          children
        )}
      </PalimpsestContext>
    </Direction.Provider>
  );
}
