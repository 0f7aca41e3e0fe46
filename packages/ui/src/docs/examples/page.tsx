import { Button, Page } from '@palimpsest/ui';

export function PosterPage() {
  return (
    <Page title="Posters" description="Newest first." actions={<Button>Filter</Button>}>
      <p>Spring fair, Lyon</p>
    </Page>
  );
}
