import { Button, EmptyState } from '@palimpsest/ui';

export function NoPosters() {
  return (
    <EmptyState
      title="No posters yet."
      description="Upload a picture with text, and it appears here with its translation."
      action={<Button variant="primary">Upload a picture</Button>}
    />
  );
}
