import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, SquareDashed, Type } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EditorLayout, HistoryList, LayerList, Tabs, Toolbar, ToolbarButton } from '../index.ts';
import { EditingTools } from '../testing/editing-tools.tsx';
import { screenModes } from '../testing/modes.ts';
import { posters } from './posters.ts';
import { Shell } from './shell.tsx';
import { TextInspector, type TextBox } from './text-inspector.tsx';

const meta = {
  title: 'Screens/Editor',
  parameters: { fill: true, chromatic: { modes: screenModes } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const text: TextBox = {
  text: 'Summer menu',
  x: 28,
  y: 336,
  width: 304,
  height: 42,
  rotation: 0,
  family: 'Newsreader Variable',
  size: 33,
  color: '#2f2318',
  align: 'start',
  opacity: 100,
};

const layers = [
  { id: 'title', name: 'Summer menu', detail: 'Carta de verano', icon: <Type aria-hidden /> },
  { id: 'soup', name: 'Cold gazpacho · €8', detail: 'Gazpacho frío · 8 €', icon: <Type aria-hidden /> },
  { id: 'octopus', name: 'Grilled octopus · €19', detail: 'Pulpo a la brasa · 19 €', icon: <Type aria-hidden /> },
  { id: 'logo', name: 'Logo', detail: 'Not translated', icon: <SquareDashed aria-hidden />, locked: true },
];

const versions = [
  { id: '3', at: new Date(2026, 10, 20, 14, 2), title: 'Title made larger', author: 'Inês Duarte' },
  { id: '2', at: new Date(2026, 10, 20, 13, 47), title: '“Octopus” retyped', author: 'Inês Duarte' },
  { id: '1', at: new Date(2026, 10, 20, 9, 14), title: 'Translated from Spanish' },
];

function Tools() {
  return (
    <Toolbar label="Editor" className="absolute inset-x-0 top-4 z-1 mx-auto w-fit max-w-[calc(100%-2rem)]">
      <EditingTools />
      <ToolbarButton variant="primary" icon={<Download />}>
        Export
      </ToolbarButton>
    </Toolbar>
  );
}

function Picture({ box }: { box: TextBox }) {
  return (
    <div className="absolute inset-6 top-20 grid place-items-center [container-type:size]">
      <figure className="relative w-[min(100cqw,75cqh)] shadow-modal" style={{ aspectRatio: '360 / 480' }}>
        <img src={posters.menuInEnglish} alt="Menu with the title “Summer menu”" className="size-full" />
        <span
          aria-hidden
          className="absolute border border-accent"
          style={{
            left: `${(box.x / 360) * 100}%`,
            top: `${(box.y / 480) * 100}%`,
            width: `${(box.width / 360) * 100}%`,
            height: `${(box.height / 480) * 100}%`,
          }}
        />
      </figure>
    </div>
  );
}

function SidePanel({ box, onChange }: { box: TextBox; onChange: (patch: Partial<TextBox>) => void }) {
  const [selection, setSelection] = useState(['title']);
  const [version, setVersion] = useState('3');
  return (
    <Tabs.Root defaultValue="text">
      <Tabs.List aria-label="Panels" className="px-4">
        <Tabs.Trigger value="text">Text</Tabs.Trigger>
        <Tabs.Trigger value="layers" count={layers.length}>
          Layers
        </Tabs.Trigger>
        <Tabs.Trigger value="versions">Versions</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="text" className="pt-0">
        <TextInspector value={box} onChange={onChange} />
      </Tabs.Content>
      <Tabs.Content value="layers" className="px-2 pt-2">
        <LayerList layers={layers} selection={selection} onSelectionChange={setSelection} />
      </Tabs.Content>
      <Tabs.Content value="versions" className="px-2 pt-2">
        <HistoryList
          versions={versions}
          currentId="3"
          selectedId={version}
          onSelect={setVersion}
          onRestore={setVersion}
        />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function EditorScreen() {
  const [box, setBox] = useState(text);
  return (
    <Shell>
      <EditorLayout
        main={
          <>
            <Tools />
            <Picture box={box} />
          </>
        }
        side={<SidePanel box={box} onChange={(patch) => setBox((current) => ({ ...current, ...patch }))} />}
      />
    </Shell>
  );
}

/** The picture has the room; the tools float over it, and the panel shows what is selected. */
export const Editor: Story = {
  render: () => <EditorScreen />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('toolbar', { name: 'Editor' })).toBeVisible();
    await expect(screen.getByRole('spinbutton', { name: 'X' })).toHaveValue('28');
  },
};

/** The other panels take the place of the text's, so the picture keeps its size. */
export const EditorWithLayers: Story = {
  render: () => <EditorScreen />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('tab', { name: /Layers/ }));
    await expect(screen.getByText('Pulpo a la brasa · 19 €')).toBeVisible();
  },
};
