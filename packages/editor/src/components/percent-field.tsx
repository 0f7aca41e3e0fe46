import { NumberField } from '@palimpsest/ui';

export interface PercentFieldProps {
  label: string;
  /** A share: 1 is 100 %. Null where there are several, in place of which the placeholder stands. */
  value: number | null;
  placeholder?: string | undefined;
  onValueChange: (value: number) => void;
  /** The range, in percent. */
  min: number;
  max: number;
  step: number;
  decimals: number;
}

/** A share as percent. */
export function PercentField({ value, placeholder, onValueChange, ...props }: PercentFieldProps) {
  return (
    <NumberField
      unit="%"
      {...props}
      value={value === null ? null : value * 100}
      onValueChange={(percent) => onValueChange(percent / 100)}
      {...(value === null && placeholder !== undefined && { placeholder })}
    />
  );
}
