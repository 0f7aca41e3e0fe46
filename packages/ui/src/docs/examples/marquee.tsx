import { Badge, Marquee } from '@palimpsest/ui';

export function Clients() {
  return (
    <Marquee label="Clients" speed={40}>
      {['Maison Olympe', 'Nordlys Kaffe', 'Padaria Central', 'Harbour Print'].map((client) => (
        <Badge key={client}>{client}</Badge>
      ))}
    </Marquee>
  );
}
