import type { Preview } from '@storybook/react-vite';
import './preview.css';

const faces = ['400 1rem "Inter Variable"', '500 1rem "Inter Variable"', '500 1rem "Newsreader Variable"'];
const sample = 'Palimpsest ąčłőß';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { matchers: { color: /color|fill/i } },
    options: {
      storySort: { order: ['Foundations', 'Actions', 'Fields', 'Overlays', 'Display', 'Layout', 'Editor', 'Web'] },
    },
    a11y: {
      test: 'error',
      config: {
        rules: [
          // Radix hides the page behind an open menu and keeps its focus guards there: they are never reached.
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-aria-hidden="true"])' },
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  // A face that comes late would be drawn, and measured, as another one.
  loaders: [async () => ({ faces: await Promise.all(faces.map((face) => document.fonts.load(face, sample))) })],
  decorators: [
    // Storybook's own `layout` is not applied while stories are tested. `fill` gives a story the whole page, `width` (px) keeps
    // a field from filling it.
    (Story, { globals, parameters }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      const fill = parameters.fill === true;
      const maxWidth = typeof parameters.width === 'number' ? parameters.width : undefined;
      return (
        <div style={{ padding: fill ? 0 : 24 }}>
          <div style={{ maxWidth }}>
            <Story />
          </div>
        </div>
      );
    },
  ],
};

export default preview;
