import { PalimpsestProvider } from '@palimpsest/ui';
import type { Messages } from '@palimpsest/ui/messages/catalogue';
import type { Density } from '@palimpsest/ui/messages/context';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { readableArgTypes } from './arg-types.ts';
import { DocsPage, followToolbar, ThemedDocsContainer } from './docs-page.tsx';
import './preview.css';

/** The words of a language, fetched when it is first chosen. English comes with each component. */
const words: Record<string, () => Promise<(locale: string) => Messages>> = {
  de: async () => (await import('../apps/web/src/messages/all.de.ts')).messagesIn,
  es: async () => (await import('../apps/web/src/messages/all.es.ts')).messagesIn,
  fr: async () => (await import('../apps/web/src/messages/all.fr.ts')).messagesIn,
  pt: async () => (await import('../apps/web/src/messages/all.pt.ts')).messagesIn,
};

const faces = ['400 1rem "Inter Variable"', '500 1rem "Inter Variable"', '500 1rem "Newsreader Variable"'];
const sample = 'Palimpsest ąčłőß';

function watchDirection(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** A menu of the toolbar. @param choices the title of each value */
const setting = (
  title: string,
  icon: 'contrast' | 'transfer' | 'component' | 'globe' | 'paintbrush',
  choices: Record<string, string>,
) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(choices).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

// The pictures of a story in another direction are taken of the story as it stands, so the direction is read from the page.
const inSettings: Decorator = function InSettings(Story, { globals, loaded }) {
  const direction = useSyncExternalStore(watchDirection, () => document.documentElement.dir);
  return (
    <PalimpsestProvider
      dir={direction === 'rtl' ? 'rtl' : 'ltr'}
      density={globals.density as Density}
      locale={globals.language === 'en' ? undefined : String(globals.language)}
      messages={loaded.messages as Messages | undefined}
    >
      <Story />
    </PalimpsestProvider>
  );
};

// Storybook's own `layout` is not applied while stories are tested. `fill` gives a story the whole page, `width` (px) keeps
// a field from filling it.
const onPage: Decorator = (Story, { globals, parameters }) => {
  document.documentElement.dataset.theme = String(globals.theme);
  document.documentElement.dataset.brand = String(globals.brand);
  document.documentElement.dir = String(globals.direction);
  const fill = parameters.fill === true;
  const maxWidth = typeof parameters.width === 'number' ? parameters.width : undefined;
  return (
    <div style={{ padding: fill ? 0 : 24 }}>
      <div style={{ maxWidth }} data-story>
        <Story />
      </div>
    </div>
  );
};

followToolbar();

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { matchers: { color: /color|fill/i } },
    docs: { container: ThemedDocsContainer, page: DocsPage },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Getting started', 'Theming', 'Tokens', 'Contributing'],
          'Foundations',
          'Actions',
          'Fields',
          'Overlays',
          'Display',
          'Layout',
          'Editor',
          'Web',
        ],
      },
    },
    a11y: {
      test: 'error',
      config: {
        rules: [
          // WCAG 2.2 has this rule, and axe runs it only where it is asked for. A text of the canvas takes no pointer itself, so it is no target.
          { id: 'target-size', enabled: true, selector: ':not([data-text-id])' },
          // Radix hides the page behind an open menu and keeps its focus guards there: they are never reached.
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-aria-hidden="true"])' },
        ],
      },
    },
  },
  globalTypes: {
    theme: setting('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
    brand: setting('Brand', 'paintbrush', { palimpsest: 'Palimpsest', fern: 'Fern, a host of its own colours' }),
    direction: setting('Writing direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    density: setting('Density of controls', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    language: setting('Language of the words that components bring', 'globe', {
      en: 'English',
      de: 'Deutsch',
      es: 'Español',
      fr: 'Français',
      pt: 'Português',
    }),
  },
  initialGlobals: { theme: 'light', brand: 'palimpsest', direction: 'ltr', density: 'comfortable', language: 'en' },
  argTypesEnhancers: [readableArgTypes],
  // A face that comes late would be drawn, and measured, as another one.
  loaders: [
    async () => ({ faces: await Promise.all(faces.map((face) => document.fonts.load(face, sample))) }),
    async ({ globals: { language } }) => ({ messages: (await words[String(language)]?.())?.(String(language)) }),
  ],
  decorators: [inSettings, onPage],
};

export default preview;
