import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { posterUrl } from '../../testing/poster.ts';
import { TypographyPanel } from '../typography-panel/typography-panel.tsx';
import { EditorLayout } from './editor-layout.tsx';

const ignore = () => undefined;

const meta = {
  title: 'Layout/EditorLayout',
  component: EditorLayout,
  parameters: { fill: true },
  decorators: [
    (Story) => (
      <div className="h-[600px]">
        <Story />
      </div>
    ),
  ],
  args: {
    main: (
      <div className="flex size-full items-center justify-center">
        <img src={posterUrl} alt="A poster" className="h-4/5 shadow-floating" />
      </div>
    ),
    side: (
      <TypographyPanel
        selection={null}
        fontFamilies={[]}
        onChange={ignore}
        onReset={ignore}
        onRemove={ignore}
        onAddText={ignore}
      />
    ),
  },
} satisfies Meta<typeof EditorLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('complementary', { name: 'Properties' })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
