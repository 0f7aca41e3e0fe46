import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Order } from './service.ts';

/** Where the sandbox's pages are. */
export const sandboxPath = '/v1/payments/sandbox';

const ticket = z.object({
  id: z.string(),
  kind: z.enum(['checkout', 'portal']),
  userId: z.string(),
  priceId: z.string(),
  /** Paths of this site. */
  successUrl: z.string(),
  cancelUrl: z.string(),
  expires: z.number(),
});
export type SandboxTicket = z.infer<typeof ticket>;

/** Takes no money: its checkout is a page of ours with one button. For trying things out, and where no provider is set up. */
export type Sandbox = ReturnType<typeof createSandbox>;

/** An address of this site as a path: whatever the Host header said, its pages lead back to the server that they are on. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
}

const lifetimeMs = 60 * 60 * 1_000;

/** @param baseUrl of this server, for absolute addresses; empty for relative ones */
export function createSandbox(secret: Uint8Array, baseUrl: string) {
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest();
  const sign = (content: SandboxTicket) => {
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${text}.${digest(text).toString('base64url')}`;
  };
  const open = (kind: SandboxTicket['kind'], order: Omit<Order, 'email' | 'customerId'>) => {
    const id = `${kind === 'checkout' ? 'cs' : 'bps'}_sandbox_${randomUUID()}`;
    const [successUrl, cancelUrl] = [pathOf(order.successUrl), pathOf(order.cancelUrl)];
    const token = sign({ ...order, successUrl, cancelUrl, id, kind, expires: Date.now() + lifetimeMs });
    return { id, url: `${baseUrl}${sandboxPath}/${kind}?ticket=${token}` };
  };

  return {
    name: 'sandbox' as const,
    async checkout({ userId, priceId, successUrl, cancelUrl }: Order) {
      const { id, url } = open('checkout', { userId, priceId, successUrl, cancelUrl });
      return { session_id: id, checkout_url: url };
    },
    async portal(customerId: string, returnUrl: string) {
      const userId = customerId.replace(/^cus_sandbox_/, '');
      const { id, url } = open('portal', { userId, priceId: '', successUrl: returnUrl, cancelUrl: returnUrl });
      return { session_id: id, portal_url: url };
    },
    // Nobody is charged.
    cancel: async () => undefined,
    /** Reads the ticket in a page's address; undefined when it was changed, or is older than an hour. */
    read(token: string): SandboxTicket | undefined {
      const [text = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = digest(text);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const content = ticket.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return content.expires > Date.now() ? content : undefined;
    },
  };
}
