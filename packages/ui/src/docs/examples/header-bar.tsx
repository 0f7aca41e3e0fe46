import { Button, HeaderBar } from '@palimpsest/ui';

export function StudioHeader() {
  return (
    <HeaderBar
      warning="Your trial ends on Friday."
      credits="5 credits"
      action={
        <Button variant="primary" size="sm">
          Upgrade
        </Button>
      }
    />
  );
}
