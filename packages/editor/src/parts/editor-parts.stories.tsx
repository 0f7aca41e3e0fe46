import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextPanel } from '../components/text-panel.tsx';
import { drawOriginalPoster, drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { EditorCanvas, EditorCompareControls, EditorZoomControls } from './editor-canvas.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorRoot } from './editor-root.tsx';
import type { EditorRootProps } from './editor-root.tsx';
import { useEditorStore } from './editor-parts.ts';
import { EditorNotice, EditorToolbar } from './editor-toolbar.tsx';
import { TextList } from './text-list.tsx';

/** The panel of what is selected, of the editor around it. */
function Selected() {
  return <TextPanel store={useEditorStore()} />;
}

/** All texts on the left, the picture in the middle, what is selected on the right. */
function ThreeColumns(props: Omit<EditorRootProps, 'children' | 'image'>) {
  const [poster] = useState(drawSamplePoster);
  const [original] = useState(drawOriginalPoster);
  return (
    <div style={{ height: 'min(720px, 100vh)' }} className="flex flex-col">
      <EditorRoot image={poster} original={original} {...props}>
        <EditorToolbar />
        <EditorNotice />
        <div className="flex min-h-0 flex-1 max-md:flex-col">
          <aside aria-label="All texts" className="w-60 shrink-0 overflow-y-auto bg-surface max-md:hidden">
            <TextList />
          </aside>
          <div className="relative min-h-40 flex-1 bg-sunken">
            <EditorCanvas minimap={false} />
          </div>
          <aside aria-label="Selected text" className="w-72 overflow-y-auto bg-surface max-md:h-60 max-md:w-full">
            <Selected />
          </aside>
        </div>
        <footer className="flex flex-wrap justify-center gap-2 bg-surface p-2">
          <EditorZoomControls />
          <EditorCompareControls />
        </footer>
        <EditorDialogs />
      </EditorRoot>
    </div>
  );
}

const meta = {
  title: 'Editor/Parts',
  component: ThreeColumns,
  parameters: { fill: true },
  args: { document: sampleDocument(), onExport: fn(), onDocumentChange: fn(), onEvent: fn() },
} satisfies Meta<typeof ThreeColumns>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fonts are loaded first, which takes a while on a busy machine. In ms. */
const patient = { timeout: 60_000 };

/** The parts in an arrangement of one's own: they share the selection, and keys work in all of them. */
export const OwnArrangement: Story = {
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('button', { name: /^Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await waitFor(() => expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1), patient);
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onDocumentChange).toHaveBeenCalled());
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Other formats' }));
    const dialog = await screen.findByRole('dialog', {}, patient);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), patient);
  },
};

/** A failed load in place of the parts. */
export const Failed: Story = {
  args: { error: 'The picture could not be loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The picture could not be loaded.')).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};
