import { Button, Checkbox, Sheet } from '@palimpsest/ui';

export function PosterFilters() {
  return (
    <Sheet.Root>
      <Sheet.Trigger asChild>
        <Button>Filters</Button>
      </Sheet.Trigger>
      <Sheet.Content>
        <Sheet.Title>Filters</Sheet.Title>
        <Sheet.Body>
          <Checkbox label="Only finished posters" defaultChecked />
        </Sheet.Body>
        <Sheet.Footer>
          <Sheet.Close asChild>
            <Button variant="primary">Show 12 posters</Button>
          </Sheet.Close>
        </Sheet.Footer>
        <Sheet.Close />
      </Sheet.Content>
    </Sheet.Root>
  );
}
