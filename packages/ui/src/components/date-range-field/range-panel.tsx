'use client';

import { useState } from 'react';
import type { DateRangeTexts } from './date-range-texts.ts';
import type { DateRange, DateRangePreset } from './date-range.ts';
import { fromLocalDate, type IsoDate } from './iso-date.ts';
import { PresetList } from './preset-list.tsx';
import { RangeCalendar } from './range-calendar.tsx';

interface RangePanelProps {
  value: DateRange;
  onRangeChoose: (range: DateRange) => void;
  presets: readonly DateRangePreset[];
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** The clock's, when the panel opened, when left out. */
  today?: IsoDate | undefined;
  locale: string;
  texts: DateRangeTexts;
}

/** What opens beside the field: ranges with a name, and the calendar. */
export function RangePanel({ presets, today: givenToday, texts, locale, ...range }: RangePanelProps) {
  const [openedOn] = useState(() => fromLocalDate(new Date()));
  const today = givenToday ?? openedOn;
  return (
    <>
      {presets.length > 0 ? <PresetList label={texts.presets} {...range} {...{ presets, today }} /> : null}
      <div className="p-3">
        <RangeCalendar {...range} {...{ today, locale, texts }} />
      </div>
    </>
  );
}
