import { z } from 'zod';
import { adminProcess, adminProcessesQuery } from './admin.ts';
import {
  authResponse,
  deleteAccountPayload,
  googlePayload,
  googleResponse,
  loginPayload,
  refreshPayload,
  sessionEntry,
  signupPayload,
  signupResponse,
} from './auth.ts';
import {
  checkoutPayload,
  checkoutResponse,
  configResponse,
  creditsResponse,
  portalPayload,
  portalResponse,
  subscriptionResponse,
} from './billing.ts';
import { documentPayload, documentResponse, documentSaved } from './documents.ts';
import {
  imageProcess,
  languagePairs,
  processPayload,
  processResponse,
  processesQuery,
  processSummary,
  signedUrl,
  signedUrlQuery,
  signedUrlsPayload,
  signedUrlsResponse,
  uploadResponse,
} from './images.ts';
import { profile, profilePayload } from './profile.ts';

/** One call of the API: the server registers it, the client makes it, the OpenAPI document describes it. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` for each path parameter. */
  path: `/v1/${string}`;
  summary: string;
  /** Whether the call needs a bearer token. */
  auth: boolean;
  /** Whether that token must be one of the staff's. */
  admin?: boolean;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body is a multipart form with this one file field. */
  file?: string;
  response: z.ZodType;
}

const route = <const R extends Route>(definition: R): R => definition;
const empty = z.object({});

export const routes = {
  signup: route({
    method: 'POST',
    path: '/v1/auth/signup',
    summary: 'Create an account',
    auth: false,
    body: signupPayload,
    response: signupResponse,
  }),
  login: route({
    method: 'POST',
    path: '/v1/auth/login',
    summary: 'Exchange e-mail and password for tokens',
    auth: false,
    body: loginPayload,
    response: authResponse,
  }),
  refresh: route({
    method: 'POST',
    path: '/v1/auth/refresh',
    summary: 'Exchange a refresh token for new tokens',
    auth: false,
    body: refreshPayload,
    response: authResponse,
  }),
  logout: route({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Revoke a refresh token and all that came from it',
    auth: false,
    body: refreshPayload,
    response: empty,
  }),
  google: route({
    method: 'POST',
    path: '/v1/auth/google',
    summary: 'Exchange a Google ID token for tokens; makes the account at the first time',
    auth: false,
    body: googlePayload,
    response: googleResponse,
  }),
  sessions: route({
    method: 'GET',
    path: '/v1/auth/sessions',
    summary: 'Your log-ins that are not over',
    auth: true,
    response: z.array(sessionEntry),
  }),
  logoutEverywhere: route({
    method: 'POST',
    path: '/v1/auth/logout-everywhere',
    summary: 'End all your log-ins, this one included',
    auth: true,
    response: empty,
  }),
  getProfile: route({
    method: 'GET',
    path: '/v1/user/profile',
    summary: 'The profile of the signed-in user',
    auth: true,
    response: profile,
  }),
  updateProfile: route({
    method: 'PATCH',
    path: '/v1/user/profile',
    summary: 'Change what you said about your company and your role',
    auth: true,
    body: profilePayload,
    response: profile,
  }),
  deleteAccount: route({
    method: 'DELETE',
    path: '/v1/user',
    summary: 'Delete your account with all images and results',
    auth: true,
    body: deleteAccountPayload,
    response: empty,
  }),
  uploadImage: route({
    method: 'POST',
    path: '/v1/images',
    summary: 'Upload an image',
    auth: true,
    file: 'file',
    response: uploadResponse,
  }),
  processImage: route({
    method: 'POST',
    path: '/v1/images/process/{image_id}',
    summary: 'Start translating an uploaded image; costs one credit',
    auth: true,
    params: z.object({ image_id: z.string() }),
    body: processPayload,
    response: processResponse,
  }),
  processStatus: route({
    method: 'GET',
    path: '/v1/images/process/{message_id}/status',
    summary: 'How far a process is, and its result once processed',
    auth: true,
    params: z.object({ message_id: z.string() }),
    response: imageProcess,
  }),
  readDocument: route({
    method: 'GET',
    path: '/v1/images/process/{message_id}/document',
    summary: 'What you made of a process in the editor, as you saved it last; its ETag names the version',
    auth: true,
    params: z.object({ message_id: z.string() }),
    response: documentResponse,
  }),
  saveDocument: route({
    method: 'PUT',
    path: '/v1/images/process/{message_id}/document',
    summary: 'Save what you made of a process; If-Match names the version that you changed, If-None-Match: * the first',
    auth: true,
    params: z.object({ message_id: z.string() }),
    body: documentPayload,
    response: documentSaved,
  }),
  signedUrl: route({
    method: 'GET',
    path: '/v1/images/signed-url',
    summary: 'A time-limited URL for one of your files',
    auth: true,
    query: signedUrlQuery,
    response: signedUrl,
  }),
  signedUrls: route({
    method: 'POST',
    path: '/v1/images/signed-urls',
    summary: 'Time-limited URLs for up to 50 of your files',
    auth: true,
    body: signedUrlsPayload,
    response: signedUrlsResponse,
  }),
  deleteImage: route({
    method: 'DELETE',
    path: '/v1/images/{image_id}',
    summary: 'Delete one of your images and all that was made from it; what is in work is cancelled and refunded',
    auth: true,
    params: z.object({ image_id: z.string() }),
    response: empty,
  }),
  deleteProcess: route({
    method: 'DELETE',
    path: '/v1/images/process/{message_id}',
    summary: 'Delete one of your processes and its result; one in work is cancelled and refunded',
    auth: true,
    params: z.object({ message_id: z.string() }),
    response: empty,
  }),
  processes: route({
    method: 'GET',
    path: '/v1/images/processes',
    summary: 'Your processes, the newest first',
    auth: true,
    query: processesQuery,
    response: z.array(processSummary),
  }),
  adminProcesses: route({
    method: 'GET',
    path: '/v1/admin/images/processes',
    summary: 'The processes of all users, the newest first',
    auth: true,
    admin: true,
    query: adminProcessesQuery,
    response: z.array(adminProcess),
  }),
  languagePairs: route({
    method: 'GET',
    path: '/v1/languages',
    summary: 'The translations that this installation can make',
    auth: true,
    response: languagePairs,
  }),
  credits: route({
    method: 'GET',
    path: '/v1/subscriptions/credits',
    summary: 'The credits that you have left',
    auth: true,
    response: creditsResponse,
  }),
  subscription: route({
    method: 'GET',
    path: '/v1/subscriptions',
    summary: 'Whether you have a subscription',
    auth: true,
    response: subscriptionResponse,
  }),
  createCheckout: route({
    method: 'POST',
    path: '/v1/payments/create-checkout-session',
    summary: 'Start paying for a plan; go on at checkout_url',
    auth: true,
    body: checkoutPayload,
    response: checkoutResponse,
  }),
  createPortal: route({
    method: 'POST',
    path: '/v1/payments/create-portal-session',
    summary: 'Manage your subscription at portal_url',
    auth: true,
    body: portalPayload,
    response: portalResponse,
  }),
  config: route({
    method: 'GET',
    path: '/v1/config',
    summary: 'What a client needs to know of this installation',
    auth: false,
    response: configResponse,
  }),
} as const;

export type Routes = typeof routes;

/** Calls that answer with a stream instead of JSON. */
export const streams = {
  processEvents: {
    method: 'GET',
    path: '/v1/images/process/{message_id}/events',
    summary: 'Server-sent events: a message for each change of a process, the terminal one last',
    auth: true,
  },
} as const;
