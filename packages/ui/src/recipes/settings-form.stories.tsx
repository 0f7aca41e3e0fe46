import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  Checkbox,
  ColorField,
  Combobox,
  Fieldset,
  Form,
  NumberField,
  RadioGroup,
  Switch,
  TagInput,
  TextareaField,
  TextField,
} from '../index.ts';

const languages = [
  { value: 'pt', label: 'Portuguese', keywords: 'Português' },
  { value: 'de', label: 'German', keywords: 'Deutsch' },
  { value: 'fr', label: 'French', keywords: 'Français' },
];

const properNames = [
  { value: 'keep', label: 'Keep', description: 'Café Olympe stays Café Olympe.' },
  { value: 'explain', label: 'Explain', description: 'The name stays, with a note below it.' },
];

const onSave = fn<(values: Record<string, unknown>) => void>();

const meta = {
  title: 'Recipes/Settings form',
  parameters: { width: 420 },
  beforeEach: () => {
    onSave.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a form submits, a list where a name is there more than once. */
function entriesOf(form: HTMLFormElement) {
  const data = new FormData(form);
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name)]));
}

const submitPlain = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  onSave(entriesOf(event.currentTarget));
};

/** Everything is in the form itself: no state, no handler a field. */
function PlainForm() {
  return (
    <form className="flex flex-col gap-5" onSubmit={submitPlain}>
      <TextField label="Project" name="project" defaultValue="Café Olympe" required />
      <TextField label="Contact" name="contact" type="email" placeholder="kitchen@olympe.example" required />
      <Combobox label="Default language" name="language" options={languages} required />
      <RadioGroup label="Proper names" name="names" options={properNames} defaultValue="keep" />
      <TagInput label="Words that stay" name="words" defaultValue={['Olympe']} hint="Brands and names." />
      <div className="grid grid-cols-2 gap-3">
        <NumberField label="Smallest text" name="size" unit="px" min={6} defaultValue={12} required />
        <ColorField label="Text color" name="color" defaultValue="#173bac" />
      </div>
      <TextareaField label="Note to the translator" name="note" autoSize rows={2} />
      <Switch label="Write to me when a translation is ready" name="notify" defaultChecked />
      <Checkbox label="All of these images are ours to translate" name="rights" required />
      <div className="flex gap-2">
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button type="reset">Discard</Button>
      </div>
    </form>
  );
}

export const PlainFormData: Story = {
  render: () => <PlainForm />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(onSave).not.toHaveBeenCalled();
    await expect(form.getByLabelText('Contact')).toHaveFocus();
    await expect(form.getAllByRole('alert')).toHaveLength(3);
    await userEvent.type(form.getByLabelText('Contact'), 'kitchen@olympe.example');
    await userEvent.click(form.getByRole('button', { name: /^Default language/ }));
    await userEvent.keyboard('deutsch{Enter}');
    await userEvent.click(form.getByRole('radio', { name: 'Explain' }));
    await userEvent.click(form.getByLabelText('All of these images are ours to translate'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({
      project: ['Café Olympe'],
      contact: ['kitchen@olympe.example'],
      language: ['de'],
      names: ['explain'],
      words: ['Olympe'],
      size: ['12'],
      color: ['#173bac'],
      note: [''],
      notify: ['on'],
      rights: ['on'],
    });
  },
};

/** Groups of fields: one is switched off by a field above it, and saving waits until something was changed. */
function GroupedForm() {
  const [exports, setExports] = useState(false);
  const [dirty, setDirty] = useState(false);
  return (
    <Form className="flex flex-col gap-8" onSubmit={submitPlain} onDirtyChange={setDirty}>
      <Fieldset.Root>
        <Fieldset.Legend>Project</Fieldset.Legend>
        <TextField label="Name" name="project" defaultValue="Café Olympe" required />
        <Combobox label="Default language" name="language" options={languages} defaultValue="pt" />
        <Switch label="Export each picture when it is ready" checked={exports} onCheckedChange={setExports} />
      </Fieldset.Root>
      <Fieldset.Root disabled={!exports}>
        <Fieldset.Legend>Export</Fieldset.Legend>
        <Fieldset.Description>For every picture of the project.</Fieldset.Description>
        <NumberField label="Longest side" name="side" unit="px" min={64} defaultValue={2400} />
        <ColorField label="Background" name="background" defaultValue="#ffffff" />
      </Fieldset.Root>
      <div className="flex items-center gap-2">
        <Button type="submit" variant="primary" disabled={!dirty}>
          Save
        </Button>
        <Button type="reset" disabled={!dirty}>
          Discard
        </Button>
      </div>
    </Form>
  );
}

export const InGroups: Story = {
  render: () => <GroupedForm />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(form.getByLabelText('Longest side')).toBeDisabled();
    await userEvent.click(form.getByLabelText('Export each picture when it is ready'));
    await userEvent.type(form.getByLabelText('Name'), ' Lisboa');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({
      project: ['Café Olympe Lisboa'],
      language: ['pt'],
      side: ['2400'],
      background: ['#ffffff'],
    });
    await userEvent.click(form.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeDisabled());
    await expect(form.getByLabelText('Longest side')).toBeDisabled();
  },
};

interface Settings {
  project: string;
  language: string;
  size: number;
  words: string[];
}

/** A field that keeps its own state takes value and change from the controller. */
function LanguageField({ control }: { control: Control<Settings> }) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'language', rules: { required: 'Choose a language.' } });
  return (
    <Combobox
      label="Default language"
      options={languages}
      ref={ref}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}

function WordsField({ control }: { control: Control<Settings> }) {
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: 'words' });
  return <TagInput label="Words that stay" ref={ref} value={value} onValueChange={onChange} />;
}

function SizeField({ control }: { control: Control<Settings> }) {
  const {
    field: { ref, value, onChange },
  } = useController({ control, name: 'size' });
  return <NumberField label="Smallest text" unit="px" min={6} ref={ref} value={value} onValueChange={onChange} />;
}

function HookForm() {
  const [saved, setSaved] = useState<string>();
  const { control, register, handleSubmit, formState, reset } = useForm<Settings>({
    defaultValues: { project: '', language: '', size: 12, words: ['Olympe'] },
  });
  const save = (settings: Settings) => {
    onSave({ ...settings });
    setSaved(settings.project);
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void handleSubmit(save)(event)}>
      <TextField
        label="Project"
        error={formState.errors.project?.message}
        {...register('project', { required: 'Write the name of the project.' })}
      />
      <LanguageField control={control} />
      <WordsField control={control} />
      <SizeField control={control} />
      <div className="flex items-center gap-2">
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button onClick={() => reset()}>Discard</Button>
        <output className="text-xs text-muted">{saved ? `Saved “${saved}”.` : null}</output>
      </div>
    </form>
  );
}

export const WithReactHookForm: Story = {
  render: () => <HookForm />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findAllByRole('alert')).toHaveLength(2);
    await waitFor(() => expect(form.getByLabelText('Project')).toHaveFocus());
    await userEvent.type(form.getByLabelText('Project'), 'Spring menu');
    await userEvent.click(form.getByRole('button', { name: /^Default language/ }));
    await screen.findByRole('listbox', { name: 'Default language' });
    await userEvent.keyboard('port{Enter}');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ project: 'Spring menu', language: 'pt', size: 12, words: ['Olympe'] }),
    );
    await userEvent.click(form.getByRole('button', { name: 'Discard' }));
    await expect(form.getByLabelText('Project')).toHaveValue('');
    await expect(form.getByRole('button', { name: /^Default language/ })).toHaveTextContent('Select an option');
  },
};
