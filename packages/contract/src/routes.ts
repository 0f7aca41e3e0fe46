import { z } from 'zod';
import { authResponse, loginPayload, refreshPayload, signupPayload, signupResponse } from './auth.ts';
import { creditsResponse } from './billing.ts';
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
import { profile } from './profile.ts';

/** One call of the API: the server registers it, the client makes it, the OpenAPI document describes it. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** With `{name}` for each path parameter. */
  path: `/v1/${string}`;
  summary: string;
  /** Whether the call needs a bearer token. */
  auth: boolean;
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
  getProfile: route({
    method: 'GET',
    path: '/v1/user/profile',
    summary: 'The profile of the signed-in user',
    auth: true,
    response: profile,
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
} as const;

export type Routes = typeof routes;
