import type { Guide } from '../../docs/guide.ts';

export const formGuide: Guide = {
  use: [
    'A server answers which of the values it refuses: an address that is taken, a code that has expired.',
    'The page must know whether something was changed, to ask before it is left: `onDirtyChange`.',
    'Fields shall say what is wrong with them as soon as they are left: `validateOn="blur"`.',
  ],
  avoid: [
    'The browser can tell that the value is wrong, and may do so at the end: `required`, `type` and `pattern` work in any form.',
    'Nothing is wrong with a field, but the request failed: say it in a Banner.',
  ],
  anatomy: `<Form errors={{ email: 'There is an account with this address. Log in instead.' }}>
  <TextField label="Email" name="email" type="email" />
  <Button type="submit">Create the account</Button>
</Form>`,
  keyboard: { Enter: 'Submits the form from a field of one line.' },
  parts: { form: { 'data-dirty': 'While a field inside holds another value than at first.' } },
};
