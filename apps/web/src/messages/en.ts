import type { ImageEditorMessages } from '@palimpsest/editor/messages/en';
import { accountMessages } from '../features/account/account.messages.ts';
import { adminMessages } from '../features/admin/admin.messages.ts';
import { authDialogMessages } from '../features/auth/auth.messages.ts';
import { batchMessages } from '../features/batch/batch.messages.ts';
import { billingMessages } from '../features/billing/billing.messages.ts';
import { dashboardMessages } from '../features/dashboard/dashboard.messages.ts';
import { editorScreenMessages } from '../features/editor/editor.messages.ts';
import { crashMessages } from '../features/error/error.messages.ts';
import { landingMessages } from '../features/landing/landing.messages.ts';
import { notFoundMessages } from '../features/not-found/not-found.messages.ts';
import { previewMessages } from '../features/preview/preview.messages.ts';
import { userInfoMessages } from '../features/profile/profile.messages.ts';
import { terminologyMessages } from '../features/terminology/terminology.messages.ts';
import { workspaceMessages } from '../features/workspace/workspace.messages.ts';
import { sharedMessages } from './shared.messages.ts';

/**
 * Every word of the screens in English; the other languages are files of the same shape beside this one. A feature loads its own words
 * only: nothing but tests and types asks for this list.
 *
 * To add a word: write it into the feature's `*.messages.ts`, then into each language, where `images.*.ts` and `settings.*.ts` hold the words of
 * those screens. The type check fails where a language lacks it.
 */
export const en = {
  shared: sharedMessages,
  account: accountMessages,
  admin: adminMessages,
  authDialog: authDialogMessages,
  batch: batchMessages,
  billing: billingMessages,
  crash: crashMessages,
  dashboard: dashboardMessages,
  editorScreen: editorScreenMessages,
  landing: landingMessages,
  notFound: notFoundMessages,
  preview: previewMessages,
  terminology: terminologyMessages,
  userInfo: userInfoMessages,
  workspace: workspaceMessages,
};

/** Every word of the screens in one language. */
export type Catalogue = typeof en;

declare module '@palimpsest/ui/messages/context' {
  interface AddedMessages extends Catalogue {
    imageEditor: ImageEditorMessages;
  }
}
