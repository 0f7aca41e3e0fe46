import type { Routes } from '@palimpsest/contract';
import type { RouteName, StreamName } from './calls.ts';

/** Calls that need a user. */
export type AuthenticatedRoute = { [Name in RouteName]: Routes[Name]['auth'] extends true ? Name : never }[RouteName];

/** Completes "Authentication required to ..." for every call that needs it. */
export const actions: Record<AuthenticatedRoute, string> = {
  getProfile: 'fetch profile',
  updateProfile: 'update profile',
  deleteAccount: 'delete the account',
  sessions: 'fetch sessions',
  logoutEverywhere: 'log out everywhere',
  endSession: 'end a session',
  changePassword: 'change the password',
  readDocument: 'fetch document',
  documentVersions: 'fetch the versions of a document',
  saveDocument: 'save document',
  adminProcesses: 'fetch admin processes',
  subscription: 'fetch subscription',
  createCheckout: 'start a checkout',
  createPortal: 'open the billing portal',
  uploadImage: 'upload image',
  detectLanguage: 'detect language',
  processImage: 'process image',
  processStatus: 'check processing status',
  signedUrl: 'get signed URL',
  signedUrls: 'get signed URLs',
  deleteImage: 'delete image',
  deleteProcess: 'delete process',
  processes: 'fetch image processes',
  updateProcess: 'rename a process',
  folders: 'fetch folders',
  languages: 'fetch languages',
  translateTexts: 'translate texts',
  credits: 'fetch credits',
  images: 'fetch images',
  retryProcess: 'retry the process',
  glossary: 'fetch the glossary',
  addGlossaryEntry: 'add a term',
  updateGlossaryEntry: 'change a term',
  deleteGlossaryEntry: 'remove a term',
  importGlossary: 'import terms',
  memory: 'fetch the translation memory',
  addMemoryEntry: 'add a translation',
  updateMemoryEntry: 'change a translation',
  deleteMemoryEntry: 'remove a translation',
  importMemory: 'import translations',
  adminDeadLetters: 'fetch dead letters',
  adminRetry: 'retry a dead letter',
  adminAudit: 'fetch the audit log',
  adminEndSessions: 'end the sessions of a user',
  adminIntegrity: 'fetch the integrity report',
};

/** Completes "Authentication required to ..." for every stream. */
export const streamActions: Record<StreamName, string> = { processEvents: 'follow a process' };
