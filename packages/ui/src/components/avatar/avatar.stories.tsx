import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { avatarGuide } from './avatar.guide.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96">
<rect width="96" height="96" fill="#e7c9a0"/><path d="M12 96c2-24 16-34 36-34s34 10 36 34Z" fill="#2c4a45"/>
<circle cx="48" cy="40" r="19" fill="#f3e2cc"/><path d="M28 40c-2-18 10-26 20-26s24 6 20 26c-4-8-10-14-20-14s-16 6-20 14Z" fill="#17302e"/></svg>`)}`;
const brokenPicture = 'data:image/png;base64,AAAA';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  parameters: { guide: avatarGuide },
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  },
};

export const Playground: Story = { args: { src: portrait, size: 'md', decorative: false } };

export const Picture: Story = { args: { src: portrait } };

export const PictureFails: Story = {
  args: { src: brokenPicture },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Ada Lovelace' });
    await waitFor(() => expect(avatar).toHaveAttribute('data-state', 'initials'));
    await expect(avatar).toHaveTextContent('AL');
  },
};

export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };

export const OneWord: Story = {
  args: { name: 'Cher' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Cher' })).toHaveTextContent(/^C$/);
  },
};

export const OtherScripts: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {['Анна Ахматова', 'Οδυσσέας Ελύτης', 'محمد علي', 'Øystein Åkesson'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};

export const WithoutName: Story = {
  args: { name: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Decorative: Story = {
  args: { decorative: true },
  render: (args) => (
    <p className="flex items-center gap-2.5">
      <Avatar {...args} />
      Ada Lovelace
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

const contents: Record<string, Partial<AvatarProps>> = {
  picture: { src: portrait },
  initials: {},
  'one letter': { name: 'Cher' },
  'wide letters': { name: 'Wilma Möwe' },
  'no name': { name: '' },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ size: ['sm', 'md', 'lg'], content: Object.keys(contents) }}>
      {({ size, content }) => <Avatar {...args} {...contents[content]} size={size} />}
    </MatrixOf>
  ),
};
