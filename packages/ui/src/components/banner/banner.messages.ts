export interface BannerMessages {
  /** The accessible name of the dismiss button. */
  dismiss: string;
}

export const bannerMessages: BannerMessages = { dismiss: 'Dismiss' };
