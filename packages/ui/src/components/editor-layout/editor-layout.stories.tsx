import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { posterUrl } from '../../testing/poster.ts';
import { TypographyPanel, type TypographyPanelProps } from '../typography-panel/typography-panel.tsx';
import { EditorLayout } from './editor-layout.tsx';

const ignore = () => undefined;

const headline: TypographyPanelProps['selection'] = {
  id: 'text-1',
  fontFamily: 'Roboto',
  fontWeight: 'Medium',
  fontSize: 24,
  textAlign: 'center',
  fill: '#17302e',
  suggestedColors: ['#17302e', '#c9502f', '#ffffff'],
  x: 24,
  y: 30,
  width: 92,
  height: 27,
};

const poster = (
  <div className="flex size-full items-center justify-center">
    <img src={posterUrl} alt="A poster" className="h-4/5 shadow-floating" />
  </div>
);

const panel = (selection: TypographyPanelProps['selection'], label = 'Typography') => (
  <TypographyPanel
    aria-label={label}
    selection={selection}
    fontFamilies={[{ name: 'Roboto', weights: ['Light', 'Regular', 'Medium', 'Bold'] }]}
    onChange={ignore}
    onReset={ignore}
    onRemove={ignore}
    onAddText={ignore}
    onUploadFont={ignore}
  />
);

const meta = {
  title: 'Layout/EditorLayout',
  component: EditorLayout,
  parameters: {
    fill: true,
    docs: {
      description: {
        component: `
**When to use it**
- People work on one object, with its properties beside it: the canvas and the typography panel.
- Give it a height: it fills its container.

**When not**
- A page of text: use Page with Section.

| Key | Effect |
| --- | --- |
| Tab | Moves through the canvas, then the panel. |
`,
      },
    },
  },
  args: { main: poster, side: panel(null), className: 'h-150' },
} satisfies Meta<typeof EditorLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PanelScrollsIndependently: Story = {
  args: { side: panel(headline), className: 'h-90' },
  play: async ({ canvasElement }) => {
    const side = within(canvasElement).getByRole('complementary');
    side.scrollTo({ top: side.scrollHeight });
    await expect(side.scrollTop).toBeGreaterThan(0);
    await expect(canvasElement.querySelector('[data-slot=editor-layout-main]')?.scrollTop).toBe(0);
  },
};

export const Matrix: Story = {
  parameters: { fill: false, width: 1200, chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf axes={{ panel: ['nothing selected', 'text selected'] }} cellWidth={1100}>
      {({ panel: shown }) => (
        <EditorLayout
          className="h-150 overflow-hidden rounded-lg border border-line"
          main={poster}
          side={panel(shown === 'text selected' ? headline : null, `Typography, ${shown}`)}
          messages={{ side: `Properties, ${shown}` }}
        />
      )}
    </MatrixOf>
  ),
};
