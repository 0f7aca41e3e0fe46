import { useNavigate } from '@tanstack/react-router';

/** Opens the price list over the page that is shown, and closes it: the page stays as it is, its address says so. */
export function usePricingModal(): { open: () => void; close: () => void } {
  const navigate = useNavigate();
  const show = (modal: 'pricing' | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      replace,
      resetScroll: false,
      search: (search: Record<string, unknown>) => ({ ...search, modal }),
      state: (state) => state,
    });
  return { open: () => show('pricing', false), close: () => show(undefined, true) };
}
