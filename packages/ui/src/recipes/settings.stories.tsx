import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  Badge,
  Button,
  ConfirmDialog,
  DataTable,
  LanguagePicker,
  Page,
  Section,
  Switch,
  TagInput,
  TextField,
} from '../index.ts';
import { screenModes } from '../testing/modes.ts';
import { languages } from './languages.ts';
import { Shell } from './shell.tsx';

const meta = {
  title: 'Screens/Settings',
  parameters: { fill: true, chromatic: { modes: screenModes } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sessions = [
  { id: '1', device: 'Firefox on Ubuntu', place: 'Porto', last: 'Now', current: true },
  { id: '2', device: 'Safari on iPhone', place: 'Porto', last: 'Yesterday, 21:08', current: false },
  { id: '3', device: 'Chrome on Windows', place: 'Lisbon', last: '11 November', current: false },
];

type Session = (typeof sessions)[number];

const lastActive = ({ last, current }: Session) => (current ? <Badge tone="success">This device</Badge> : last);

function Sessions() {
  return (
    <DataTable
      caption="Where you are signed in"
      hideCaption
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        { id: 'device', header: 'Device', cell: (session) => session.device, rowHeader: true },
        { id: 'place', header: 'Place', cell: (session) => session.place },
        { id: 'last', header: 'Last active', cell: lastActive, align: 'end' },
      ]}
    />
  );
}

function DeleteAccount() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete account
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete your account?"
        description="Your 23 images, their translations and 48 credits are gone for good."
        confirmLabel="Delete account"
        onConfirm={() => setAsked(false)}
      />
    </>
  );
}

/** One column of forms, each with its own button: fields that are saved together are grouped, what destroys is last. */
export const Settings: Story = {
  render: () => (
    <Shell>
      <Page title="Settings" className="max-w-200">
        <div className="flex flex-col gap-12">
          <Section title="Profile" description="Shown to nobody but you.">
            <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField label="Name" name="name" defaultValue="Inês Duarte" required />
                <TextField label="Email" name="email" type="email" defaultValue="ines@olympe.example" required />
              </div>
              <Button type="submit" variant="primary" className="self-start">
                Save profile
              </Button>
            </form>
          </Section>
          <Section title="Translation" description="What every new image starts with.">
            <form className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
              <LanguagePicker
                label="Translate into"
                name="language"
                languages={languages}
                defaultValue="English"
                className="sm:max-w-80"
              />
              <TagInput
                label="Words that stay as they are"
                name="words"
                defaultValue={['Olympe', 'Vinho Verde', 'Ílhavo']}
                hint="Brands, names and places."
              />
              <Switch label="Write to me when an image is ready" name="notify" defaultChecked />
              <Button type="submit" className="self-start">
                Save defaults
              </Button>
            </form>
          </Section>
          <Section
            title="Devices"
            description="Sign out where you no longer work."
            actions={<Button size="sm">Sign out everywhere else</Button>}
          >
            <Sessions />
          </Section>
          <Section title="Delete account" description="Nothing of it can be brought back.">
            <DeleteAccount />
          </Section>
        </div>
      </Page>
    </Shell>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Email' })).toHaveValue('ines@olympe.example');
  },
};

/** The question names what is lost, and Cancel has the focus. */
export const AccountDeletionAsked: Story = {
  ...Settings,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('48 credits are gone for good');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
