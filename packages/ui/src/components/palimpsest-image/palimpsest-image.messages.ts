export interface PalimpsestImageMessages {
  /** On the button: hold it, or the key, to see the original. */
  hold: string;
  /** On the button while the original shows. */
  showing: string;
}

export const palimpsestImageMessages: PalimpsestImageMessages = {
  hold: 'Hold to see the original',
  showing: 'Original',
};
