import { Avatar } from '@palimpsest/ui';

export function Translator() {
  return <Avatar name="Inês Duarte" size="lg" />;
}
