import { useSyncExternalStore } from 'react';

/** `system` follows the operating system. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const listeners = new Set<() => void>();

/** The theme that this browser keeps; `system` until one is chosen. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

function applyTheme(): void {
  const theme = readTheme();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const notify of listeners) notify();
}

/** Keeps the theme in this browser and draws every open page in it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme);
  applyTheme();
}

/** Draws the page in the theme that this browser keeps, now and when another tab chooses one. */
export function followTheme(): void {
  applyTheme();
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) applyTheme();
  });
}

/** The chosen theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    readTheme,
    () => 'system',
  );
}
