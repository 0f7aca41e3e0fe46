import { Checkbox } from '@palimpsest/ui';

export function BrandNames() {
  return <Checkbox label="Keep brand names" hint="Maison Olympe stays as it is in every language." defaultChecked />;
}
