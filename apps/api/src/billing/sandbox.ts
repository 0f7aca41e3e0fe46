import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Order } from './service.ts';
import { plans } from '@palimpsest/contract';
import type { PlanPrice } from './prices.ts';

/** Path of the sandbox's pages. */
export const sandboxPath = '/v1/payments/sandbox';

const ticket = z.object({
  id: z.string(),
  kind: z.enum(['checkout', 'portal']),
  userId: z.string(),
  priceId: z.string(),
  /** Paths of this site. */
  successUrl: z.string(),
  cancelUrl: z.string(),
});
export type SandboxTicket = z.infer<typeof ticket>;

/** A provider that takes no money, for trials and where no other is set up: its checkout is a page of ours with one button. */
export type Sandbox = ReturnType<typeof createSandbox>;

/** An address of this site as a path: whatever the Host header said, its pages lead back to the server that they are on. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
}

const lifetime = '1 hour';

/** @param baseUrl of this server, for absolute addresses; empty for relative ones */
export function createSandbox(secret: Uint8Array, baseUrl: string) {
  async function open(kind: SandboxTicket['kind'], order: Omit<Order, 'email' | 'customerId'>) {
    const id = `${kind === 'checkout' ? 'cs' : 'bps'}_sandbox_${randomUUID()}`;
    const [successUrl, cancelUrl] = [pathOf(order.successUrl), pathOf(order.cancelUrl)];
    const token = await new SignJWT({ ...order, successUrl, cancelUrl, id, kind })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(lifetime)
      .sign(secret);
    return { id, url: `${baseUrl}${sandboxPath}/${kind}?ticket=${token}` };
  }

  return {
    name: 'sandbox' as const,
    async checkout({ userId, priceId, successUrl, cancelUrl }: Order) {
      const { id, url } = await open('checkout', { userId, priceId, successUrl, cancelUrl });
      return { session_id: id, checkout_url: url };
    },
    async portal(customerId: string, returnUrl: string) {
      const userId = customerId.replace(/^cus_sandbox_/, '');
      const { id, url } = await open('portal', { userId, priceId: '', successUrl: returnUrl, cancelUrl: returnUrl });
      return { session_id: id, portal_url: url };
    },
    // The sandbox charges nobody, so that there is nothing to cancel.
    cancel: async () => undefined,
    /** Reads the ticket in a page's address; undefined when it was changed, or is older than an hour. */
    async read(token: string): Promise<SandboxTicket | undefined> {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], requiredClaims: ['exp'] });
        return ticket.parse(payload);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}

/** The colors of the web app in the system's theme: the page can run no script, so it knows of no other. */
const style = `
  :root { color-scheme: light dark; font: 16px/1.5 ui-sans-serif, system-ui, sans-serif;
    background: light-dark(#ebe6dd, #0e0b0b); color: light-dark(#171a26, #f3eee6); }
  body { display: grid; place-items: center; min-block-size: 90dvh; }
  main { inline-size: min(25rem, 90vw); box-sizing: border-box; padding: 2rem; border-radius: 1rem;
    background: light-dark(#fffefd, #282421); }
  h1 { font: 500 1.625rem/1.2 ui-serif, Georgia, serif; margin: 0; }
  dl > div { display: flex; justify-content: space-between; padding-block: 0.5rem; }
  button, a { display: block; inline-size: 100%; box-sizing: border-box; padding: 0.75rem; text-align: center; font: inherit; }
  button { border: 0; border-radius: 0.375rem; cursor: pointer;
    background: light-dark(#173bac, #7197f5); color: light-dark(#fffefd, #0d1637); }
  a { color: inherit; }
`;

/** The content security policy of the page: its own style, by hash, and its form; nothing else. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page without scripts: one button that settles the ticket, one link back. */
export function sandboxPage(ticket: SandboxTicket, address: string, bought: PlanPrice | undefined): string {
  const { title, facts, text, button } = ticket.kind === 'checkout' && bought ? checkoutContent(bought) : portalContent;
  const rows = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Palimpsest</title>
<style>${style}</style>
<main>
  <h1>${title}</h1>
  <dl>${rows.join('')}</dl>
  <p>${text}</p>
  <form method="post" action="${escapeHtml(address)}"><button>${button}</button></form>
  <a href="${escapeHtml(ticket.cancelUrl)}">Back</a>
</main>
</html>`;
}

function checkoutContent({ plan, interval }: PlanPrice) {
  const { imagesPerMonth } = plans[plan];
  const price = plans[plan][interval];
  return {
    title: 'Sandbox checkout',
    facts: [
      ['Plan', plan.charAt(0).toUpperCase() + plan.slice(1)],
      ['Images', imagesPerMonth === null ? 'Unlimited' : `${imagesPerMonth} a month`],
      ['Billed', interval === 'monthly' ? 'Monthly' : 'Yearly'],
      ['Price', `$${Number.isInteger(price) ? price : price.toFixed(2)} a month`],
    ],
    text: 'This is a test. No money is taken.',
    button: 'Subscribe',
  };
}

const portalContent = {
  title: 'Sandbox billing portal',
  facts: [],
  text: 'Your subscription ends at once when you cancel it.',
  button: 'Cancel subscription',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
