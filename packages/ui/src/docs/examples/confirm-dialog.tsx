import { Button, ConfirmDialog } from '@palimpsest/ui';
import { useState } from 'react';

export function DeletePoster() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete the poster
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete “Spring fair, Lyon”?"
        description="The picture and its three translations are gone for good."
        confirmLabel="Delete poster"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}
