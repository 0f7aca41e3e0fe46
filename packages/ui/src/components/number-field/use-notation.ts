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

/** How a field writes and reads its number: in the format of a language, or as a plain number. */
export function useNotation({ format, locale, unit, decimals = 2 }: NotationOptions): NumberNotation {
  const pageLocale = useFormat().locale;
  // Compared as text, because callers often pass a new object at each render, and it is slow to make a formatter.
  const formatText = JSON.stringify(format);
  return useMemo(() => {
    if (formatText !== undefined) return localisedNumbers(locale ?? pageLocale, JSON.parse(formatText) as NumberFormat);
    return { show: (value) => formatNumber(value, decimals), read: (text) => parseNumber(text, unit) };
  }, [formatText, locale, pageLocale, unit, decimals]);
}
