import { Spinner } from '@palimpsest/ui';

export function LoadingMenu() {
  return <Spinner size="lg" label="Loading the menu" />;
}
