export interface MarqueeMessages {
  /** The button while the row moves. */
  pause: string;
  /** The button while the row is paused. */
  play: string;
}

export const marqueeMessages: MarqueeMessages = { pause: 'Pause', play: 'Play' };
