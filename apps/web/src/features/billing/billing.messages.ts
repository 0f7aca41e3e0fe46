import { useMessages } from '@palimpsest/ui/messages/context';

/** Words of the price list in English. */
export const billingMessages = {
  title: 'Choose a plan',
  description: 'Every plan includes the editing tools. A credit translates one image.',
  plans: {
    starter: { name: 'Starter', description: 'For a poster now and then.', support: 'Live chat support' },
    growth: { name: 'Growth', description: 'For campaigns in many languages.', support: 'Live chat support' },
    pro: { name: 'Pro', description: 'For teams that translate every day.', support: 'Direct line to founders' },
  },
  /** What an allowance counts, beside a number. */
  images: 'images',
  editingTools: 'Editing tools',
  mostPopular: 'Most popular',
  portalFailed: 'The billing portal could not be opened.',
  planActive: 'Your plan is active.',
  planActiveHint: 'Its credits are yours to use.',
};

export type BillingMessages = typeof billingMessages;

/** These words in the language of the page. */
export const useBillingWords = (): BillingMessages => useMessages('billing', billingMessages, undefined);
