/** Where a call goes: what a client has to know of it before the schemas are there. */
export interface Address {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` for each path parameter. */
  path: `/v1/${string}`;
  /** The body is a multipart form with this one file field. */
  file?: string;
}

/** The addresses of all calls that answer with JSON, by name. The rest of each call stands in `routes`. */
export const addresses = {
  signup: { method: 'POST', path: '/v1/auth/signup' },
  login: { method: 'POST', path: '/v1/auth/login' },
  refresh: { method: 'POST', path: '/v1/auth/refresh' },
  logout: { method: 'POST', path: '/v1/auth/logout' },
  google: { method: 'POST', path: '/v1/auth/google' },
  sessions: { method: 'GET', path: '/v1/auth/sessions' },
  logoutEverywhere: { method: 'POST', path: '/v1/auth/logout-everywhere' },
  endSession: { method: 'DELETE', path: '/v1/auth/sessions/{session_id}' },
  changePassword: { method: 'POST', path: '/v1/auth/change-password' },
  getProfile: { method: 'GET', path: '/v1/user/profile' },
  updateProfile: { method: 'PATCH', path: '/v1/user/profile' },
  deleteAccount: { method: 'DELETE', path: '/v1/user' },
  resendConfirmation: { method: 'POST', path: '/v1/auth/resend-confirmation' },
  confirmEmail: { method: 'POST', path: '/v1/auth/confirm-email' },
  requestPasswordReset: { method: 'POST', path: '/v1/auth/request-password-reset' },
  resetPassword: { method: 'POST', path: '/v1/auth/reset-password' },
  uploadImage: { method: 'POST', path: '/v1/images', file: 'file' },
  detectLanguage: { method: 'POST', path: '/v1/images/{image_id}/detect-language' },
  processImage: { method: 'POST', path: '/v1/images/process/{image_id}' },
  processStatus: { method: 'GET', path: '/v1/images/process/{message_id}/status' },
  signedUrl: { method: 'GET', path: '/v1/images/signed-url' },
  signedUrls: { method: 'POST', path: '/v1/images/signed-urls' },
  deleteImage: { method: 'DELETE', path: '/v1/images/{image_id}' },
  deleteProcess: { method: 'DELETE', path: '/v1/images/process/{message_id}' },
  updateProcess: { method: 'PATCH', path: '/v1/images/process/{message_id}' },
  folders: { method: 'GET', path: '/v1/images/folders' },
  processes: { method: 'GET', path: '/v1/images/processes' },
  languages: { method: 'GET', path: '/v1/languages' },
  translateTexts: { method: 'POST', path: '/v1/texts/translate' },
  readDocument: { method: 'GET', path: '/v1/images/process/{message_id}/document' },
  documentVersions: { method: 'GET', path: '/v1/images/process/{message_id}/document/versions' },
  saveDocument: { method: 'PUT', path: '/v1/images/process/{message_id}/document' },
  images: { method: 'GET', path: '/v1/images' },
  retryProcess: { method: 'POST', path: '/v1/images/process/{message_id}/retry' },
  glossary: { method: 'GET', path: '/v1/glossary' },
  addGlossaryEntry: { method: 'POST', path: '/v1/glossary' },
  updateGlossaryEntry: { method: 'PUT', path: '/v1/glossary/{entry_id}' },
  deleteGlossaryEntry: { method: 'DELETE', path: '/v1/glossary/{entry_id}' },
  importGlossary: { method: 'POST', path: '/v1/glossary/import' },
  memory: { method: 'GET', path: '/v1/memory' },
  addMemoryEntry: { method: 'POST', path: '/v1/memory' },
  updateMemoryEntry: { method: 'PUT', path: '/v1/memory/{entry_id}' },
  deleteMemoryEntry: { method: 'DELETE', path: '/v1/memory/{entry_id}' },
  importMemory: { method: 'POST', path: '/v1/memory/import' },
  credits: { method: 'GET', path: '/v1/subscriptions/credits' },
  subscription: { method: 'GET', path: '/v1/subscriptions' },
  createCheckout: { method: 'POST', path: '/v1/payments/create-checkout-session' },
  createPortal: { method: 'POST', path: '/v1/payments/create-portal-session' },
  config: { method: 'GET', path: '/v1/config' },
  adminProcesses: { method: 'GET', path: '/v1/admin/images/processes' },
  adminDeadLetters: { method: 'GET', path: '/v1/admin/dead-letters' },
  adminRetry: { method: 'POST', path: '/v1/admin/dead-letters/{message_id}/retry' },
  adminAudit: { method: 'GET', path: '/v1/admin/audit' },
  adminEndSessions: { method: 'POST', path: '/v1/admin/users/{user_id}/logout' },
  adminIntegrity: { method: 'GET', path: '/v1/admin/integrity' },
} as const satisfies Readonly<Record<string, Address>>;

/** Where calls that answer with a file go. The rest of each stands in `downloads`. */
export const downloadAddresses = {
  exportData: { method: 'GET', path: '/v1/user/export' },
  exportGlossary: { method: 'GET', path: '/v1/glossary/export' },
  exportMemory: { method: 'GET', path: '/v1/memory/export' },
} as const satisfies Readonly<Record<string, Address>>;

/** Calls that answer with a stream instead of JSON. */
export const streams = {
  processEvents: {
    method: 'GET',
    path: '/v1/images/process/{message_id}/events',
    summary: 'Server-sent events: a message for each change of a process, the terminal one last',
    auth: true,
  },
} as const;
