import { createHash } from 'node:crypto';
import { plans, type PaidPlanName } from '@palimpsest/contract';
import type { SandboxTicket } from '../billing/sandbox.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 26rem; margin: 15vh auto; padding-inline: 1.5rem; }
  button { font: inherit; padding: .5rem 1rem; }
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
export function sandboxPage(ticket: SandboxTicket, address: string, plan: PaidPlanName | undefined): string {
  const [title, text, button] =
    ticket.kind === 'checkout' && plan
      ? ['Sandbox checkout', `${name(plan)} plan, ${images(plan)}. No money is taken.`, 'Subscribe']
      : ['Sandbox billing portal', 'Your subscription ends at once when you cancel it.', 'Cancel subscription'];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<main>
  <h1>${title}</h1>
  <p>${text}</p>
  <form method="post" action="${escapeHtml(address)}"><button>${button}</button></form>
  <p><a href="${escapeHtml(ticket.cancelUrl)}">Back</a></p>
</main>
</html>`;
}

const name = (plan: PaidPlanName) => plan.charAt(0).toUpperCase() + plan.slice(1);

function images(plan: PaidPlanName): string {
  const { imagesPerMonth } = plans[plan];
  return imagesPerMonth === null ? 'unlimited images' : `${imagesPerMonth} images a month`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
