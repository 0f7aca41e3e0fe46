export interface MarqueeMessages {
  /** The button while the row moves. */
  pause: string;
  /** The button while the row rests. */
  play: string;
}

export const marqueeMessages: MarqueeMessages = { pause: 'Pause', play: 'Play' };
