import { Link } from '@palimpsest/ui';

export function PlansLink() {
  return (
    <p>
      Five posters a month are free. <Link href="#plans">See the plans</Link>
    </p>
  );
}
