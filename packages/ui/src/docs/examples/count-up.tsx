import { CountUp } from '@palimpsest/ui';

export function PostersThisYear() {
  return (
    <p className="font-display text-2xl">
      <CountUp value={18204} /> posters this year
    </p>
  );
}
