import type { Meta, StoryObj } from '@storybook/react-vite';
import type { within } from 'storybook/test';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { VersionCallbacks } from './versions-dialog.tsx';
import type { OnPoster } from './image-editor.stories.fixture.tsx';
import { patient, withoutTexts } from './image-editor.stories.fixture.tsx';
import base from './image-editor.stories.tsx';

const meta = {
  ...base,
  title: 'Editor/ImageEditor versions',
} satisfies Meta<typeof OnPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

const versions: VersionCallbacks = {
  listVersions: () =>
    Promise.resolve([
      { id: '2', number: 2, at: new Date(2024, 10, 20, 14, 2) },
      { id: '1', number: 1, at: new Date(2024, 10, 20, 13, 47) },
      { id: '0', number: 0, at: new Date(2024, 10, 19, 9, 14) },
    ]),
  restoreVersion: () => Promise.reject(new Error('Version 1 is not kept any more.')),
};

async function openVersions({ canvas }: { canvas: ReturnType<typeof within> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Versions' }, patient));
}

/** The versions of the document that the host keeps, by day; the first is the one that is edited. */
export const Versions: Story = {
  args: { versions },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await openVersions({ canvas });
    await userEvent.click(await screen.findByRole('button', { name: /^Version 1/ }, patient));
    await expect(screen.getByText('As it was translated')).toBeVisible();
  },
};

export const VersionNotRestored: Story = {
  args: { ...withoutTexts, versions },
  play: async ({ canvas }) => {
    await openVersions({ canvas });
    await userEvent.click(await screen.findByRole('button', { name: /^Version 1/ }, patient));
    const [, restore] = screen.getAllByRole('button', { name: 'Restore' });
    if (restore) await userEvent.click(restore);
    await screen.findByText('This version could not be restored: Version 1 is not kept any more.');
  },
};

export const VersionsNotLoaded: Story = {
  args: {
    ...withoutTexts,
    versions: { ...versions, listVersions: () => Promise.reject(new Error('The server does not answer.')) },
  },
  play: async ({ canvas }) => {
    await openVersions({ canvas });
    await screen.findByText('The versions could not be loaded: The server does not answer.');
  },
};
