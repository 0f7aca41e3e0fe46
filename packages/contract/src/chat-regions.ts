/** Where the servers of the customer chat stand. */
export const chatRegions = ['us', 'eu', 'ap'] as const;
export type ChatRegion = (typeof chatRegions)[number];
