import type { AdminProcess, ImageProcess, OwnProblem } from '@palimpsest/contract';
import type { Choices } from '../features/preview/choices.ts';
import { keepImage } from './images/kept-images.ts';

/** The state that a navigation carries from screen to screen beside the address. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The address under which the chosen image is kept. Its file is not in the state: Chromium loses the whole state of an entry that holds a file when
     * the user comes back to it from another document, as after a reload.
     */
    image?: string;
    /** The server's id of the chosen image, which need not be uploaded again. */
    imageId?: string;
    /** The address of the image with that id on the server, for a page that does not have its file. */
    storedUrl?: string;
    /** The choices for the image. */
    choices?: Choices;
    /** Files that could not be taken with the others, and why, in English. */
    refused?: readonly { name: string; problem: OwnProblem }[];
    /** The processed record that the editor opens. */
    process?: ImageProcess;
    /** The process that the admin list opened. */
    adminProcess?: AdminProcess;
    /** The mode in which the landing page opens the authentication modal. */
    authMode?: 'login' | 'signup';
    /** Whether the session ended without the user asking, which the authentication modal says. */
    sessionEnded?: boolean;
    /** Path and query of the page to show after the login, where it is not /preview. */
    returnTo?: string;
  }
}

/** The navigation state that carries a chosen image to the preview. */
export function imageState(file: File): { image: string } {
  return { image: keepImage(file) };
}
