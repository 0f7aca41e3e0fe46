import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fetchedPart } from './fetched.tsx';
import { FetchedInPanel } from './fetched-in-panel.tsx';

const fetches = fn();

/** A part that the second fetch brings. */
const Rows = fetchedPart(() => {
  fetches();
  return fetches.mock.calls.length > 1
    ? Promise.resolve(() => <p className="p-3 text-sm">Font, size and color</p>)
    : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
});

const meta = {
  title: 'Editor/FetchedInPanel',
  component: FetchedInPanel,
  args: { children: <Rows /> },
  decorators: [
    (Panel) => (
      <div className="w-70 border border-line bg-surface">
        <Panel />
      </div>
    ),
  ],
} satisfies Meta<typeof FetchedInPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a connection, or after a new version was installed. */
export const NotLoaded: Story = {
  beforeEach: () => {
    fetches.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** With the connection the part comes by itself. */
export const LoadedWithTheConnection: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    fetches.mockClear();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Font, size and color')).toBeVisible();
  },
};
