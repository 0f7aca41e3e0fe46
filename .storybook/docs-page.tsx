import {
  Controls,
  Description,
  DocsContainer,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ComponentProps } from 'react';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './storybook-theme.ts';

/** The theme that the toolbar chose. A page without a story in it has nothing else that sets it. */
function useChosenTheme(): 'light' | 'dark' {
  const [theme, setTheme] = useState(document.documentElement.dataset.theme);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(document.documentElement.dataset.theme));
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme === 'dark' ? 'dark' : 'light';
}

/** A page of documentation in the theme of the stories on it. */
export function ThemedDocsContainer(props: ComponentProps<typeof DocsContainer>) {
  return <DocsContainer {...props} theme={storybookTheme(useChosenTheme())} />;
}

/** Says what a component is, when to use it and which keys it takes, before its props and its states. */
export function DocsPage() {
  const { component } = useOf('meta', ['meta']).preparedMeta;
  return (
    <>
      <Title />
      <Subtitle>{extractComponentDescription(component).replaceAll('`', '')}</Subtitle>
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

interface Globals {
  theme?: unknown;
  brand?: unknown;
}

function follow({ globals }: { globals: Globals }) {
  document.documentElement.dataset.theme = String(globals.theme);
  document.documentElement.dataset.brand = String(globals.brand);
}

/** Sets what the toolbar chose on the page, also where no story is drawn in it. */
export function followToolbar() {
  const channel = addons.getChannel();
  channel.on('setGlobals', follow);
  channel.on('globalsUpdated', follow);
}
