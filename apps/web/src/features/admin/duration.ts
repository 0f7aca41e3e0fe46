import type { Format } from '@palimpsest/ui/messages/format';

const inSeconds = { style: 'unit', unit: 'second', unitDisplay: 'long', maximumFractionDigits: 1 } as const;

/** How long a process took, as `12.3 seconds`. */
export const formatSeconds = (duration: number, { number }: Format): string => number(duration, inSeconds);
