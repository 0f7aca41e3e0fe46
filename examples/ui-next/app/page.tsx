import { Button, SimpleDialog } from '@palimpsest/ui';

export default function Page() {
  return (
    <main>
      <h1>Three posters</h1>
      <SimpleDialog title="Export the picture" trigger={<Button variant="primary">Export</Button>}>
        <p>As a PNG of its own size.</p>
      </SimpleDialog>
    </main>
  );
}
