export interface MarqueeMessages {
  /** The accessible name of the button while the row moves. */
  pause: string;
  /** The accessible name of the button while the row is paused. */
  play: string;
}

export const marqueeMessages: MarqueeMessages = { pause: 'Pause', play: 'Play' };
