import { type AdminProcess, type ImageProcess } from '@palimpsest/contract';
import { objectUrl } from './object-url.ts';

/** What travels from screen to screen beside the address. The browser keeps it over a reload, the file included. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Object URL of the chosen image; dead after a reload. */
    image?: string;
    /** The chosen image. */
    imageFile?: File;
    /** The processed record that the editor opens. */
    process?: ImageProcess;
    /** The process that the admin list opened. */
    adminProcess?: AdminProcess;
    /** The landing page opens the authentication modal in this mode. */
    authMode?: 'login' | 'signup';
    /** Path and query of the page to show after the login, where it is not /preview. */
    returnTo?: string;
  }
}

/** The navigation state that carries a chosen image to the preview. */
export function imageState(imageFile: File): { image: string; imageFile: File } {
  return { image: objectUrl(imageFile), imageFile };
}
