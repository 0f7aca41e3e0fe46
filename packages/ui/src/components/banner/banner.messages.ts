export interface BannerMessages {
  /** The accessible name of the cross. */
  dismiss: string;
}

export const bannerMessages: BannerMessages = { dismiss: 'Dismiss' };
