import { Button, Drawer } from '@palimpsest/ui';

export function OrderSummary() {
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button>Order of 3 posters</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Handle />
        <Drawer.Title>Your order</Drawer.Title>
        <Drawer.Body>Three posters, 50 × 70 cm: €84</Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button variant="primary">Pay</Button>
          </Drawer.Close>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}
