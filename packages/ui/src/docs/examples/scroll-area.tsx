import { ScrollArea } from '@palimpsest/ui';

export function DayOrders() {
  return (
    <ScrollArea label="Orders of today" className="h-32">
      {Array.from({ length: 20 }, (_, index) => (
        <p key={index} className="py-1">
          Order {index + 1}: Maison Olympe, {index + 2} posters
        </p>
      ))}
    </ScrollArea>
  );
}
