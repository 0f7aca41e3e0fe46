import { routes } from '@palimpsest/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { remainingCredits } from '../credits/service.ts';
import { DomainError } from '../domain-error.ts';
import type { RoutesContext } from '../http/register.ts';
import { creditsOfPrice, planOfPrice } from './prices.ts';
import { sandboxPath, sandboxPage, sandboxPolicy, type Sandbox, type SandboxTicket } from './sandbox.ts';
import type { Billing } from './service.ts';
import type { StripePayments } from './stripe.ts';

export async function registerBilling(context: RoutesContext): Promise<void> {
  const { app, register, registerSlow, billing, accounts, payments, database } = context;
  register(routes.credits, ({ session }) => remainingCredits(database.db, session.userId));
  register(routes.subscription, ({ session }) => billing.subscription(session.userId));
  registerSlow(routes.createCheckout, async ({ session, body, request }) => {
    const { id, email } = await accounts.profile(session.userId);
    return await billing.checkout({ id, email }, body, originOf(request));
  });
  registerSlow(routes.createPortal, ({ session, body, request }) =>
    billing.portal(session.userId, body.return_url, originOf(request)),
  );
  if ('readEvent' in payments) await serveWebhook(app, billing, payments);
  else await serveSandbox(app, billing, payments);
}

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** Serves the webhook to which Stripe posts the events of subscriptions. */
async function serveWebhook(app: FastifyInstance, billing: Billing, stripe: StripePayments): Promise<void> {
  await app.register(async (webhook) => {
    // The signature covers the bytes as they were sent, so that the body stays unparsed.
    webhook.removeAllContentTypeParsers();
    webhook.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    webhook.route({
      method: 'POST',
      url: '/v1/payments/webhook',
      schema: { hide: true },
      handler: async ({ headers, body }) => {
        const signature = headers['stripe-signature'];
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const event = stripe.readEvent(bytes, typeof signature === 'string' ? signature : undefined);
        if (event) await billing.apply(event);
        return { received: true };
      },
    });
  });
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Serves the pages of the sandbox, where the holder of a ticket buys or cancels the ticket's plan. */
async function serveSandbox(app: FastifyInstance, billing: Billing, sandbox: Sandbox): Promise<void> {
  const read = async (query: unknown): Promise<SandboxTicket> => {
    const found = await sandbox.read(z.object({ ticket: z.string() }).safeParse(query).data?.ticket ?? '');
    if (!found) throw new DomainError('not_found', 'This checkout has expired. Please start it again.');
    return found;
  };

  await app.register(async (pages) => {
    // The form has no fields: its address holds the ticket.
    pages.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
      payload.resume().once('end', () => done(null, undefined));
    });
    pages.get(`${sandboxPath}/:kind`, { schema: { hide: true } }, async (request, reply) => {
      const ticket = await read(request.query);
      const bought = planOfPrice(billing.prices, ticket.priceId);
      void reply.type('text/html; charset=utf-8').header('content-security-policy', sandboxPolicy);
      return await reply.send(sandboxPage(ticket, request.url, bought));
    });
    pages.post(`${sandboxPath}/:kind`, { schema: { hide: true } }, async (request, reply) => {
      const ticket = await read(request.query);
      await settle(billing, ticket);
      return await reply.redirect(addressAfter(ticket), 303);
    });
  });
}

function addressAfter({ kind, id, successUrl }: SandboxTicket): string {
  if (kind === 'portal') return successUrl;
  const { pathname, searchParams, hash } = new URL(successUrl, 'http://localhost');
  searchParams.set('session_id', id);
  return `${pathname}?${searchParams.toString()}${hash}`;
}

async function settle(billing: Billing, { id, kind, userId, priceId }: SandboxTicket): Promise<void> {
  const now = Date.now();
  if (kind === 'portal') {
    await billing.endInSandbox(userId, Math.floor(now / 1_000));
    return;
  }
  const price = planOfPrice(billing.prices, priceId);
  if (!price) throw new DomainError('not_found', 'This price is no longer offered. Please start the checkout again.');
  await billing.apply({
    type: 'subscription',
    state: {
      subscriptionId: `sub_${id}`,
      userId,
      plan: price.plan,
      customerId: `cus_sandbox_${userId}`,
      status: 'active',
      periodEnd: new Date(now + (price.interval === 'yearly' ? 365 : 30) * dayMs),
      eventCreated: Math.floor(now / 1_000),
    },
  });
  await billing.apply({ type: 'invoice', invoice: { invoiceId: `in_${id}`, userId, credits: creditsOfPrice(price) } });
}
