'use client';

import { useMemo } from 'react';
import { useFormat } from '../../messages/context.ts';
import { localisedNumbers, type NumberFormat } from './localised-number.ts';
import { formatNumber, parseNumber, type NumberNotation } from './number-text.ts';

interface NotationOptions {
  format: NumberFormat | undefined;
  locale: string | undefined;
  unit: string | undefined;
  decimals: number | undefined;
}

/** How a field writes and reads its number: in the format of a language, or plainly. */
export function useNotation({ format, locale, unit, decimals = 2 }: NotationOptions): NumberNotation {
  const language = useFormat().locale;
  // As text, because callers write the format as a new object each time, and a formatter is expensive to make.
  const written = JSON.stringify(format);
  return useMemo(() => {
    if (written !== undefined) return localisedNumbers(locale ?? language, JSON.parse(written) as NumberFormat);
    return { show: (value) => formatNumber(value, decimals), read: (text) => parseNumber(text, unit) };
  }, [written, locale, language, unit, decimals]);
}
