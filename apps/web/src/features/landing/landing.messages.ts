import { useMessages } from '@palimpsest/ui/messages/context';

/** Words of the landing page in English. */
export const landingMessages = {
  pageTitle: 'AI-Powered Image Translation',
  heading: 'AI-Powered Image Translation in minutes',
  introduction:
    'Palimpsest reads the text in your image, translates it, and sets it back where it stood. The design stays; only the language changes.',
  upload: 'Upload your files, and let us handle the rest with speed, precision, and care.',
  uploadHint: 'JPG or PNG',
  preparing: 'Preparing your image...',
  login: 'Login',
  tryForFree: 'Try for free',
  example: 'A poster before and after',
  english: 'English',
  spanish: 'Spanish',
  exampleBefore: 'A poster for a skin oil, in English: Soft skin, naturally.',
  exampleAfter: 'The same poster in Spanish, its design unchanged: Piel suave, por naturaleza.',
  partnersHeading: 'Proud to Partner With',
  partners: 'Partners',
  /** Stands before and after the number of users. */
  trustedBefore: 'Trusted by',
  trustedAfter: 'users',
  tagline: 'Palimpsest: new writing on the same page.',
  footer: 'Footer',
  blog: 'Blog',
  contact: 'Contact Us',
  demo: 'Demo',
};

export type LandingMessages = typeof landingMessages;

/** These words in the language of the page. */
export const useLandingWords = (): LandingMessages => useMessages('landing', landingMessages, undefined);
