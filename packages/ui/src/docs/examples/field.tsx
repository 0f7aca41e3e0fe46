import { asyncRule, Field, Form, Input, Button } from '@palimpsest/ui';

/** Answers after half a second, as a server does. */
async function isFree(address: string) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  return address === 'nordlys' ? 'There is a shop at this address already. Choose another.' : undefined;
}

export function AddressField() {
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <Field.Root required validateOn="change" validateDebounce={300} validate={asyncRule(isFree)}>
        <Field.Label>Address of the shop</Field.Label>
        <Input name="address" defaultValue="maison-olympe" />
        <Field.Description>Try “nordlys”: it is taken.</Field.Description>
        <Field.Error />
      </Field.Root>
      <Button type="submit" className="mt-3">
        Save
      </Button>
    </Form>
  );
}
