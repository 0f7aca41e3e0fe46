export interface PalimpsestImageMessages {
  /** The text of the button while the original is covered. */
  hold: string;
  /** The text of the button while the original shows. */
  showing: string;
}

export const palimpsestImageMessages: PalimpsestImageMessages = {
  hold: 'Hold to see the original',
  showing: 'Original',
};
