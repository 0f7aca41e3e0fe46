import type { OwnProblem } from '@palimpsest/contract';
import { landingImageProblem } from '../../lib/images/chosen-image.ts';
import type { AuthMode } from '../auth/auth-form.tsx';

/** The state of the landing page from the choice of an image to leaving with it. */
export interface LandingState {
  /** Address of the chosen image. */
  image?: string | undefined;
  /** Whether the login still has to be checked for the chosen image. */
  checkDue: boolean;
  /** Whether the chosen image waits for a login. */
  pendingLogin: boolean;
  /** The mode of the open authentication modal. */
  authMode?: AuthMode | undefined;
  /** The error under the upload area. */
  error?: OwnProblem | undefined;
  /** The error that a toast shows as well: each error is a new object and gets its own toast. */
  announced?: OwnProblem | undefined;
}

export type LandingAction =
  | { type: 'fileChosen'; file: File; image: string }
  | { type: 'loginChecked'; loggedIn: boolean }
  | { type: 'imageLost' }
  | { type: 'imageBroken'; image: string }
  | { type: 'authOpened'; mode: AuthMode }
  | { type: 'authClosed' };

/** The first state of the page, from the navigation state of a guard or a link. */
export function initialLanding(sent: { authMode?: AuthMode; image?: string }): LandingState {
  return {
    image: sent.image,
    checkDue: false,
    pendingLogin: sent.authMode !== undefined && sent.image !== undefined,
    authMode: sent.authMode,
  };
}

/** The state with an error that is shown in a toast, too. */
const withError = (state: LandingState, error: OwnProblem): LandingState => ({
  ...state,
  error,
  announced: error,
});

function choose(state: LandingState, file: File, image: string): LandingState {
  const error = landingImageProblem(file);
  if (error) return withError(state, error);
  return { ...state, image, checkDue: true, error: undefined, announced: undefined };
}

/** The state without an image: none was chosen, or the browser no longer has it. */
const withoutImage = (state: LandingState, error: OwnProblem = { code: 'no_image_selected' }): LandingState =>
  withError({ ...state, image: undefined, checkDue: false, pendingLogin: false }, error);

function checkLogin(state: LandingState, loggedIn: boolean): LandingState {
  // If the image turned out broken meanwhile, its error is shown already.
  if (!state.image) return state.error ? state : withoutImage(state);
  const checked = { ...state, checkDue: false, pendingLogin: true };
  if (loggedIn) return checked;
  // The dialog says that a login is needed; the error shows once the dialog is closed.
  return { ...checked, error: { code: 'login_needed' }, authMode: 'signup' };
}

export function landingReducer(state: LandingState, action: LandingAction): LandingState {
  switch (action.type) {
    case 'fileChosen':
      return choose(state, action.file, action.image);
    case 'loginChecked':
      return checkLogin(state, action.loggedIn);
    case 'imageLost':
      return withoutImage(state);
    case 'imageBroken':
      if (state.image !== action.image) return state;
      return { ...withoutImage(state, { code: 'file_unreadable' }), authMode: undefined };
    case 'authOpened':
      return { ...state, authMode: action.mode };
    case 'authClosed':
      return { ...state, authMode: undefined, pendingLogin: false };
    default:
      return action satisfies never;
  }
}

/** Whether the page is being left for the preview: an image, a login, and the wish to go on. */
export const isLeaving = ({ image, pendingLogin }: LandingState, loggedIn: boolean) =>
  loggedIn && pendingLogin && image !== undefined;
