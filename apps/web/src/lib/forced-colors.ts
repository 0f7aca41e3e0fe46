import { reportFault } from './report-fault.ts';

/**
 * Brings the styles for a system that forces its own colors, as Windows does for high contrast: at once where it does, or when it begins to.
 * @returns resolves when they are there; where they cannot be fetched, the page is shown without them
 */
export async function followForcedColors(): Promise<void> {
  const forced = window.matchMedia('(forced-colors: active)');
  const bring = async () => {
    if (!forced.matches) return;
    try {
      await import('virtual:forced-colors.css');
    } catch (error) {
      reportFault('The styles for forced colors could not be fetched.', error);
    }
  };
  forced.addEventListener('change', () => void bring());
  await bring();
}
