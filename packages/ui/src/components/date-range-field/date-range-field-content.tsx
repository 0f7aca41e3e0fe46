'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useContentHandlers } from '../../lib/open-state.tsx';
import { Calendar, type RangeCalendarProps } from '../calendar/calendar.tsx';
import { focusDay } from '../calendar/month-grid.tsx';
import { panelStyle } from '../popover/panel.variants.ts';
import { InPortal } from '../popover/portal-context.tsx';
import { useDateRangeField } from './date-range-field-root.tsx';
import { withinLimits, type DateRangePreset } from './date-range.ts';

/** Focuses the day in the tab order, unless the caller prevents it. */
function focusChosenDay(event: Event) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  focusDay(event.currentTarget as Element | null);
}

/** The panel below the field, for the presets and the calendar. */
export function DateRangeFieldContent({ className, ...props }: ComponentProps<typeof RadixPopover.Content>) {
  const { words, causes } = useDateRangeField('Content');
  return (
    <InPortal key={causes.openings} portal={RadixPopover.Portal}>
      <RadixPopover.Content
        data-slot="date-range-field-content"
        aria-label={words.calendar}
        sideOffset={6}
        align="start"
        collisionPadding={8}
        className={cn(panelStyle, 'flex max-w-[calc(100vw-1rem)] flex-col overflow-y-auto p-0 sm:flex-row', className)}
        {...useContentHandlers(causes.content, mergeHandlers(props, { onOpenAutoFocus: focusChosenDay }))}
      />
    </InPortal>
  );
}

export interface DateRangeFieldPresetsProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** Named ranges. A range is cut off at `min` and `max` of the root, and disabled if it is outside of them. */
  presets: readonly DateRangePreset[];
}

/** Named ranges, each as a button. */
export function DateRangeFieldPresets({ presets, className, ...props }: DateRangeFieldPresetsProps) {
  const { value, today, min, max, words, choose } = useDateRangeField('Presets');
  return (
    <fieldset
      data-slot="date-range-field-presets"
      aria-label={words.presets}
      className={cn(
        'flex min-w-0 flex-wrap gap-1 border-b border-line p-2 sm:flex-col sm:flex-nowrap sm:border-e sm:border-b-0',
        className,
      )}
      {...props}
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
            onClick={({ nativeEvent }) => (range ? choose(range, nativeEvent) : undefined)}
            className="rounded-md border border-transparent px-2.5 py-1.5 text-start text-xs whitespace-nowrap text-muted hover:bg-ink/6 hover:text-ink disabled:text-faint disabled:opacity-60 disabled:hover:bg-transparent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent forced-colors:aria-pressed:border-[Highlight]"
          >
            {preset.label}
          </button>
        );
      })}
    </fieldset>
  );
}

export type DateRangeFieldCalendarProps = Omit<
  RangeCalendarProps,
  'mode' | 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'locale' | 'today'
>;

/** The `Calendar` of the range. The selection of the second end closes the panel. */
export function DateRangeFieldCalendar({ className, ...props }: DateRangeFieldCalendarProps) {
  const { value, today, min, max, locale, choose } = useDateRangeField('Calendar');
  return (
    <Calendar
      mode="range"
      className={cn('p-3', className)}
      onValueChange={(range, { event, cancel }) => {
        if (!choose(range, event)) cancel();
      }}
      {...{ value, today, min, max, locale }}
      {...props}
    />
  );
}
