import { addresses } from '../addresses.ts';
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
    ...addresses.credits,
    summary: 'The credits that you have left',
    auth: true,
    response: creditsResponse,
  }),
  subscription: route({
    ...addresses.subscription,
    summary: 'Whether you have a subscription',
    auth: true,
    response: subscriptionResponse,
  }),
  createCheckout: route({
    ...addresses.createCheckout,
    summary: 'Start paying for a plan; go on at checkout_url',
    auth: true,
    body: checkoutPayload,
    response: checkoutResponse,
  }),
  createPortal: route({
    ...addresses.createPortal,
    summary: 'Manage your subscription at portal_url',
    auth: true,
    body: portalPayload,
    response: portalResponse,
  }),
  config: route({
    ...addresses.config,
    summary: 'What a client needs to know of this installation',
    auth: false,
    response: configResponse,
  }),
} as const;
