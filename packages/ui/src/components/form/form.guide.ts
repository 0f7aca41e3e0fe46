import type { Guide } from '../../docs/guide.ts';

export const formGuide: Guide = {
  use: [
    'The values of the fields as plain values, without a state for each: `onFormSubmit`.',
    'A server refuses values: an address that is taken, a code that has expired.',
    'The page asks before people leave with unsaved changes: `onDirtyChange`.',
    'Fields show their error as soon as the focus leaves them, or while the user types: `validateOn="blur"` or `"change"`.',
  ],
  avoid: [
    'The constraints of the browser are enough: `required`, `type` and `pattern` work in any form.',
    'All fields are valid, but the request failed: use Banner.',
  ],
  anatomy: `<Form errors={{ email: 'There is an account with this address. Log in instead.' }}>
  <TextField label="Email" name="email" type="email" />
  <Button type="submit">Create the account</Button>
</Form>;

// The values as an object: { project: 'Spring menu', width: 1200, public: false }
<Form onFormSubmit={(values, { data }) => save(values, data)}>
  <TextField label="Project" name="project" required />
  <NumberField label="Width" name="width" />
  <Switch label="Public" name="public" />
</Form>;`,
  keyboard: { Enter: 'Submits the form from a field of one line.' },
  parts: { form: { 'data-dirty': 'While a field inside is dirty.' } },
};
