import {
  checkoutPayload,
  checkoutResponse,
  configResponse,
  creditsResponse,
  portalPayload,
  portalResponse,
  subscriptionResponse,
} from '../billing.ts';
import { route } from './route.ts';

export const billingRoutes = {
  credits: route({
    method: 'GET',
    path: '/v1/subscriptions/credits',
    summary: 'The credits that you have left',
    auth: true,
    action: 'fetch credits',
    response: creditsResponse,
  }),
  subscription: route({
    method: 'GET',
    path: '/v1/subscriptions',
    summary: 'Whether you have a subscription',
    auth: true,
    action: 'fetch subscription',
    response: subscriptionResponse,
  }),
  createCheckout: route({
    method: 'POST',
    path: '/v1/payments/create-checkout-session',
    summary: 'Start paying for a plan; go on at checkout_url',
    auth: true,
    action: 'start a checkout',
    body: checkoutPayload,
    response: checkoutResponse,
    errors: ['already_subscribed'],
  }),
  createPortal: route({
    method: 'POST',
    path: '/v1/payments/create-portal-session',
    summary: 'Manage your subscription at portal_url',
    auth: true,
    action: 'open the billing portal',
    body: portalPayload,
    response: portalResponse,
    errors: ['no_subscription'],
  }),
  config: route({
    method: 'GET',
    path: '/v1/config',
    summary: 'What a client needs to know of this installation',
    auth: false,
    response: configResponse,
  }),
} as const;
