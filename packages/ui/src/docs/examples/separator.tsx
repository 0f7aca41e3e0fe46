import { Separator } from '@palimpsest/ui';

export function SignInWays() {
  return (
    <>
      <p>Continue with the account of Maison Olympe</p>
      <Separator>or</Separator>
      <p>Create an account</p>
    </>
  );
}
