import { ImageCard, SimpleDialog } from '@palimpsest/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { samplePoster } from '../testing/sample-poster.ts';
import { PageLayer } from './page-layer.tsx';

const meta = {
  title: 'Web/Page layer',
  component: PageLayer,
  parameters: { fill: true, chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <div className="grid grid-cols-4 gap-4">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => (
          <ImageCard
            key={name}
            src={samplePoster}
            alt={name}
            title={name}
            actions={<button type="button">{name}</button>}
          />
        ))}
      </div>
    ),
  },
} satisfies Meta<typeof PageLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons of cards are lifted above their cards, never above a dialog. */
export const UnderDialog: Story = {
  render: (args) => (
    <>
      <PageLayer {...args} />
      <SimpleDialog open title="Choose a plan" size="lg">
        <p>Nothing of the page stands on this dialog.</p>
      </SimpleDialog>
    </>
  ),
  play: async () => {
    await screen.findByRole('dialog');
    const buttons = screen.getAllByRole('button', { hidden: true, name: /^[a-h]$/ });
    await expect(buttons.length).toBeGreaterThanOrEqual(8);
    const onTop = buttons.filter((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      // Inert elements are skipped by hit tests, so the order of painting is what is asked.
      return document.elementsFromPoint(x + width / 2, y + height / 2)[0] === button;
    });
    await expect(onTop).toEqual([]);
  },
};
