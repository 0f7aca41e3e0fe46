import { ImageButton } from '@palimpsest/ui';

export function TryForFree() {
  return <ImageButton size="lg">Try for free</ImageButton>;
}
