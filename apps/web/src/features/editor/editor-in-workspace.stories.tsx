import type { LocalizedText } from '@palimpsest/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.ts';
import { translatedPoster } from '../../testing/sample-poster.ts';
import { tabletInDark } from '../../testing/tablet-in-dark.ts';
import { withRouter } from '../../testing/with-router.tsx';
import { WorkspaceHeader } from '../workspace/workspace-header.tsx';
import { WorkspaceView } from '../workspace/workspace-view.tsx';
import { EditorView, type EditorViewProps } from './editor-view.tsx';
import { SaveStatus } from './save-status.tsx';
import { toEditorDocument } from './to-editor-document.ts';

/** The fonts of the editor are loaded first, which takes a while on a busy machine. In ms. */
const patient = { timeout: 60_000 };
const size = { width: 480, height: 600 };

/** A text of the poster, whose left edge is 40 px from that of the picture. */
function textOf(id: number, top: number, words: [string, string], dimensions: { width: number; height: number }) {
  const { width, height } = dimensions;
  const [original_text, localized_text] = words;
  const [left, right, bottom] = [40, 40 + width, top + height];
  return {
    id,
    original_text,
    localized_text,
    coordinates: {
      x1: left,
      y1: top,
      x2: right,
      y2: top,
      x3: right,
      y3: bottom,
      x4: left,
      y4: bottom,
      center_x: left + width / 2,
      center_y: top + height / 2,
    },
    dimensions,
    font_size: height * 0.8,
    line_count: 1,
    length_ratio: 1,
    created_at: '2025-11-20T12:00:00.000Z',
    text_alignment: 'left',
    suggested_colors: ['#12242f', '#d9522c'],
    font_family: 'Roboto',
    font_weight: 700,
    rotation: 0,
  } satisfies LocalizedText;
}

const poster = toEditorDocument(
  [
    textOf(1, 40, ['Music festival', 'Festival de música'], { width: 300, height: 44 }),
    textOf(2, 96, ['Three nights', 'Tres noches'], { width: 240, height: 36 }),
    textOf(3, 150, ['Free entry', 'Entrada libre'], { width: 160, height: 26 }),
  ],
  size,
  0,
);

/** A picture without its texts, as the server gives it. */
function drawPicture(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D context.');
  for (const [top, color] of [
    [0, '#f0e2c6'],
    [420, '#1f3b4d'],
    [500, '#12242f'],
  ] as const) {
    context.fillStyle = color;
    context.fillRect(0, top, size.width, size.height - top);
  }
  return canvas;
}

function OnPicture(props: EditorViewProps) {
  const [image] = useState(drawPicture);
  return <EditorView {...props} image={image} />;
}

const meta = {
  title: 'Web/Editor in the workspace',
  component: EditorView,
  parameters: { fill: true },
  render: (args) => <OnPicture {...args} />,
  decorators: [
    (Story, { parameters }) => (
      <WorkspaceView
        online
        email="ada@example.org"
        credits={{ remaining_credits: 4, is_unlimited: false }}
        hasSubscription={false}
        subscriptionLoading={false}
        onUpgrade={fn()}
        onManageSubscription={fn()}
        onTerminology={fn()}
        onAllProcesses={undefined}
        onAccount={fn()}
        onCommands={fn()}
        onNewImage={fn()}
        onLogOut={fn()}
      >
        <WorkspaceHeader>
          <p className="truncate text-sm font-medium text-ink max-sm:hidden">autumn-campaign.png</p>
          <p className="text-sm whitespace-nowrap text-muted max-sm:hidden">English to Spanish</p>
          <SaveStatus
            state={(parameters as { saved?: 'unsaved' }).saved ?? 'saved'}
            onKeepMine={fn()}
            onOpenOther={fn()}
            compare={() => Promise.resolve([])}
          />
        </WorkspaceHeader>
        <Story />
      </WorkspaceView>
    ),
    withRouter('/editor'),
  ],
  args: {
    hasData: true,
    stage: undefined,
    picture: translatedPoster,
    image: undefined,
    document: poster,
    onEvent: fn(),
  },
} satisfies Meta<typeof EditorView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first text is selected as the editor opens. */
export const TextSelected: Story = {
  parameters: tabletInDark,
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/, pressed: true }, patient);
    await expect(first).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Font family/ }, patient)).toHaveTextContent('Roboto');
  },
};
export const NothingSelected: Story = {
  args: { selectFirstAfter: 1_000_000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Select a text element to edit its properties.', {}, patient)).toBeVisible();
  },
};
/** A changed text is not saved yet. */
export const Unsaved: Story = {
  ...TextSelected,
  parameters: { saved: 'unsaved', chromatic: { disableSnapshot: true } },
};
export const Exporting: Story = {
  args: { selectFirstAfter: 1_000_000, onExport: () => new Promise<void>(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }, patient));
    await expect(await screen.findByText('Preparing full-quality export...', {}, patient)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Exporting/ })).toBeVisible();
  },
};
export const OpenedOnPhone: Story = {
  ...narrow,
  args: { selectFirstAfter: 1_000_000 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Festival/ }, patient)).toBeVisible();
  },
};
export const Opening: Story = {
  args: { document: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading image...')).toBeVisible();
  },
};
