import { Button, ColorField, Form, NumberField, TextField } from '@palimpsest/ui';
import { useState } from 'react';

export function PosterForm() {
  const [saved, setSaved] = useState('');
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))));
      }}
    >
      <TextField label="Name" name="name" required defaultValue="Spring menu" />
      <NumberField label="Width" name="width" unit="px" min={1} defaultValue={2400} />
      <ColorField label="Background" name="background" defaultValue="#173bac" />
      <Button type="submit" variant="primary" className="self-start">
        Save
      </Button>
      <p>{saved}</p>
    </Form>
  );
}
