import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  Badge,
  Button,
  Checkbox,
  FileDropzone,
  FileQueue,
  LanguagePicker,
  Page,
  Section,
  Stepper,
  type QueuedFile,
} from '../index.ts';
import { screenModes } from '../testing/modes.ts';
import { languages } from './languages.ts';
import { posters } from './posters.ts';
import { Shell } from './shell.tsx';

const meta = {
  title: 'Recipes/Upload flow',
  parameters: { fill: true, chromatic: { modes: screenModes } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  { value: 'upload', label: 'Upload' },
  { value: 'read', label: 'Read the text' },
  { value: 'translate', label: 'Translate' },
  { value: 'erase', label: 'Remove the original' },
  { value: 'set', label: 'Set the translation' },
];

type Stage = 'choosing' | 'working' | 'done';

interface FlowProps {
  /** @default 'choosing' */
  stage?: Stage;
  /** The files that are there already. @default [] */
  files?: readonly QueuedFile[];
}

/** One screen from the files to the results: what is chosen stays in sight, and the next step has the one primary button. */
function UploadFlow({ stage: firstStage = 'choosing', files: firstFiles = [] }: FlowProps) {
  const [stage, setStage] = useState(firstStage);
  const [files, setFiles] = useState(firstFiles);
  const [language, setLanguage] = useState('English');
  const add = ({ name, size }: File) =>
    setFiles((all) => [...all, { id: `${all.length}-${name}`, name, size, status: 'waiting' }]);
  const remove = (id: string) => setFiles((all) => all.filter((file) => file.id !== id));
  const start = () => {
    setStage('working');
    setFiles((all) => all.map((file) => ({ ...file, status: 'working', statusText: 'Reading the text...' })));
  };
  const retry = (id: string) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, status: 'waiting', error: undefined } : file)));
  return (
    <Page
      title="New images"
      description="JPG or PNG, up to 25 MB each. One credit an image, given back if it fails."
      className="max-w-240"
    >
      <div className="flex flex-col gap-8">
        {stage === 'choosing' ? (
          <FileDropzone
            label="Choose images, or drop them here"
            hint="You can also paste a screenshot."
            accept="image/jpeg,image/png"
            multiple
            paste
            onFile={add}
          />
        ) : (
          <Stepper
            label="Translation"
            steps={steps}
            value={stage === 'done' ? 'set' : 'read'}
            status={stage === 'done' ? 'complete' : 'active'}
            progress={stage === 'done' ? 1 : 0.6}
          />
        )}
        {files.length > 0 ? (
          <FileQueue label="Images" files={files} onCancel={remove} onRemove={remove} onRetry={retry} />
        ) : null}
        {stage === 'choosing' ? (
          <Section title="Translation" level={2}>
            <div className="flex flex-col gap-4 sm:max-w-80">
              <LanguagePicker
                label="Translate into"
                languages={languages}
                value={language}
                onValueChange={setLanguage}
              />
              <Checkbox label="All of these images are ours to translate" defaultChecked />
            </div>
          </Section>
        ) : null}
        <footer className="flex flex-wrap items-center justify-end gap-3">
          {stage === 'choosing' ? (
            <>
              <span className="me-auto text-sm text-muted">
                {files.length === 1 ? '1 credit of 48' : `${files.length} credits of 48`}
              </span>
              <Button>Cancel</Button>
              <Button variant="primary" disabled={files.length === 0 || !language} onClick={start}>
                Translate
              </Button>
            </>
          ) : (
            <>
              <span className="me-auto text-sm text-muted">
                {stage === 'done' ? 'Everything is kept in your dashboard.' : 'You can leave: the work goes on.'}
              </span>
              <Button variant={stage === 'done' ? 'primary' : 'secondary'}>
                {stage === 'done' ? 'Open the editor' : 'Go to the dashboard'}
              </Button>
            </>
          )}
        </footer>
      </div>
    </Page>
  );
}

const menu = { id: 'menu', name: 'carta-verano-2026.png', size: 2_410_000, thumbnailUrl: posters.menu };
const serum = { id: 'serum', name: 'serum-kampagne-a3.png', size: 8_930_000, thumbnailUrl: posters.skincare };
const fair = { id: 'fair', name: 'foire-automne-affiche.jpg', size: 1_120_000, thumbnailUrl: posters.fair };

/** A file is taken, and the one next step is ready. */
export const Choosing: Story = {
  render: () => (
    <Shell place="new">
      <UploadFlow files={[{ ...menu, status: 'waiting' }]} />
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('button', { name: 'Translate' })).toBeEnabled();
    const input = canvasElement.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for files.');
    await userEvent.upload(input, new File([new Uint8Array(640_000)], 'luz-e-sal-convite.png', { type: 'image/png' }));
    await expect(screen.getByText('2 credits of 48')).toBeVisible();
  },
};

/** Each image has its own progress; one that failed says why and can be begun again. */
export const Working: Story = {
  render: () => (
    <Shell place="new">
      <UploadFlow
        stage="working"
        files={[
          { ...menu, status: 'working', statusText: 'Reading the text...', progress: 0.6 },
          { ...serum, status: 'waiting' },
          { ...fair, status: 'failed', error: 'No text was found. Your credit was given back.' },
        ]}
      />
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByText('No text was found. Your credit was given back.')).toBeVisible();
  },
};

export const Retried: Story = {
  ...Working,
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Try foire-automne-affiche.jpg again' }));
    await expect(screen.queryByText('No text was found. Your credit was given back.')).not.toBeInTheDocument();
  },
};

/** All results, each with a way to open it. */
export const Done: Story = {
  render: () => (
    <Shell place="new">
      <UploadFlow
        stage="done"
        files={[
          { ...menu, status: 'done', action: <Button size="sm">Open</Button> },
          { ...serum, status: 'done', action: <Badge tone="warning">2 texts to check</Badge> },
        ]}
      />
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Open the editor' })).toBeVisible();
  },
};
