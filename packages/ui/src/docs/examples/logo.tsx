import { Logo } from '@palimpsest/ui';

export function BrandMark() {
  return <Logo className="text-2xl" />;
}
