import { Inspector, Switch } from '@palimpsest/ui';
import { useWords } from '../messages/words.ts';

/** Says that several texts differ, beside a control that cannot show it. */
export function MixedNote() {
  const words = useWords();
  return <span className="shrink-0 text-faint">{words.mixedValues}</span>;
}

export interface SwitchRowProps {
  label: string;
  /** Null where some of several texts have it. */
  checked: boolean | null;
  onCheckedChange: (on: boolean) => void;
}

/** A switch for all of several texts, which says so where it is on for some of them only. */
export function SwitchRow({ label, checked, onCheckedChange }: SwitchRowProps) {
  return (
    <Inspector.Row label={label}>
      <Switch label={label} hideLabel checked={checked ?? false} onCheckedChange={onCheckedChange} />
      {checked === null ? <MixedNote /> : null}
    </Inspector.Row>
  );
}
