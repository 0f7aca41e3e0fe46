import type { Meta, StoryObj } from '@storybook/react-vite';
import { posterUrl } from '../../testing/poster.ts';
import { Button } from '../button/button.tsx';
import { ImageCard } from '../image-card/image-card.tsx';
import { StatusBar } from '../status-bar/status-bar.tsx';
import { UploadTile } from '../upload-tile/upload-tile.tsx';
import { themeModes } from '../../testing/modes.ts';
import { Page } from './page.tsx';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { fill: true },
  args: { title: 'Recent Localizations', children: <p className="text-muted">What the screen is about.</p> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: { description: 'Everything you have translated, newest first.', actions: <Button>Filter</Button> },
};

export const WithAGrid: Story = {
  parameters: { chromatic: { modes: themeModes } },
  args: {
    description: 'Everything you have translated, newest first.',
    children: (
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-5">
        <UploadTile onFile={() => undefined} />
        <ImageCard
          src={posterUrl}
          alt="Mountains"
          status={<StatusBar label="Completed" tone="success" />}
          onOpen={() => undefined}
        />
        <ImageCard
          src={posterUrl}
          alt="Mountains"
          status={<StatusBar label="Translating text..." tone="progress" progress={0.6} />}
        />
        <ImageCard src={undefined} alt="Mountains" status={<StatusBar label="Processing failed" tone="danger" />} />
      </div>
    ),
  },
};
