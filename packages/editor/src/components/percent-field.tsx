import { NumberField } from '@palimpsest/ui';

export interface PercentFieldProps {
  label: string;
  /** A share: 1 is 100 %. */
  value: number;
  onValueChange: (value: number) => void;
  /** In percent. */
  min: number;
  max: number;
  step: number;
  decimals: number;
}

/** A share as percent. */
export function PercentField({ value, onValueChange, ...props }: PercentFieldProps) {
  return (
    <NumberField unit="%" {...props} value={value * 100} onValueChange={(percent) => onValueChange(percent / 100)} />
  );
}
