import { useRouter } from '@tanstack/react-router';

/** Opens the price list over the page that is shown, and closes it: the page stays as it is, its address says so. */
export function usePricingModal(): { open: () => void; close: () => void } {
  const router = useRouter();
  const show = (modal: 'pricing' | undefined, replace: boolean) =>
    void router.navigate({
      // Not '.': where there is no such page, that is the landing page.
      to: router.latestLocation.pathname,
      replace,
      resetScroll: false,
      search: (search: Record<string, unknown>) => ({ ...search, modal }),
      state: (state) => state,
    });
  return { open: () => show('pricing', false), close: () => show(undefined, true) };
}
