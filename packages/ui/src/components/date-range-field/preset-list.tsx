import type { DateRange } from '../calendar/calendar.tsx';
import type { IsoDate } from '../calendar/iso-date.ts';
import { withinLimits, type DateRangePreset } from './date-range.ts';

interface PresetListProps {
  presets: readonly DateRangePreset[];
  value: DateRange;
  today: IsoDate;
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  label: string;
  onChoose: (range: DateRange) => void;
}

/** Ranges with a name. Those outside the limits cannot be chosen. */
export function PresetList({ presets, value, today, min, max, label, onChoose }: PresetListProps) {
  return (
    <fieldset
      aria-label={label}
      className="flex min-w-0 flex-wrap gap-1 border-b border-line p-2 sm:flex-col sm:flex-nowrap sm:border-e sm:border-b-0"
    >
      {presets.map((preset) => {
        const range = withinLimits(preset.range(today), min, max);
        return (
          <button
            key={preset.label}
            type="button"
            data-slot="date-range-field-preset"
            aria-pressed={range?.start === value.start && range.end === value.end}
            disabled={!range}
            onClick={() => (range ? onChoose(range) : undefined)}
            className="rounded-md border border-transparent px-2.5 py-1.5 text-start text-xs whitespace-nowrap text-muted hover:bg-ink/6 hover:text-ink disabled:text-faint disabled:opacity-60 disabled:hover:bg-transparent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent forced-colors:aria-pressed:border-[Highlight]"
          >
            {preset.label}
          </button>
        );
      })}
    </fieldset>
  );
}
