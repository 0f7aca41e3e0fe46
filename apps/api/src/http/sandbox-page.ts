import { createHash } from 'node:crypto';
import { plans } from '@palimpsest/contract';
import type { PlanPrice } from '../billing/prices.ts';
import type { SandboxTicket } from '../billing/sandbox.ts';
import { sandboxStyle } from './sandbox-style.ts';

/** The content security policy of the page: its own style, by hash, and its form; nothing else. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(sandboxStyle).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The mark of the web app (`Logo` of `ui`). */
const mark = `<svg viewBox="0 0 32 32" role="img" aria-label="Palimpsest">
    <path class="sheet" d="M6.5 3h13.2L26 9.3V27a2 2 0 0 1-2 2H6.5A1.5 1.5 0 0 1 5 27.5v-23A1.5 1.5 0 0 1 6.5 3Z"/>
    <path class="letter" opacity="0.5" d="M19.7 3 26 9.3h-4.8a1.5 1.5 0 0 1-1.5-1.5Z"/>
    <path class="lines" d="M7.8 8.6h8.6M7.8 12.6h15.4M7.8 16.6h15.4M7.8 20.6h15.4M7.8 24.6h15.4"/>
    <path class="letter" fill-rule="evenodd" d="M9.6 8.4h7.9c3.7 0 6 1.9 6 5.1s-2.4 5.3-6.2 5.3h-2.5v4.1l2.3.6v1.5H9.6v-1.5l1.9-.6V10.5l-1.9-.6Zm5.2 2v6.4h2c2.1 0 3.2-1.1 3.2-3.3 0-2.1-1.1-3.1-3.2-3.1Z"/>
  </svg>`;

interface Content {
  title: string;
  /** Name and value of each fact. */
  rows: readonly (readonly [string, string])[];
  text: string;
  button: string;
  /** Whether the button takes something away. */
  danger: boolean;
}

/** A page without scripts: one button that settles the ticket, one link back. */
export function sandboxPage(ticket: SandboxTicket, address: string, bought: PlanPrice | undefined): string {
  const { title, rows, text, button, danger } =
    ticket.kind === 'checkout' && bought ? checkoutContent(bought) : portalContent;
  const facts = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | Palimpsest</title>
<style>${sandboxStyle}</style>
<main>
  ${mark}
  <h1>${title}</h1>
  ${facts && `<dl>${facts}</dl>`}
  <p>${text}</p>
  <form method="post" action="${escapeHtml(address)}"><button${danger ? ' class="danger"' : ''}>${button}</button></form>
  <a href="${escapeHtml(ticket.cancelUrl)}">Back</a>
</main>
</html>`;
}

function checkoutContent({ plan, interval }: PlanPrice): Content {
  const { imagesPerMonth } = plans[plan];
  return {
    title: 'Sandbox checkout',
    rows: [
      ['Plan', plan.charAt(0).toUpperCase() + plan.slice(1)],
      ['Images', imagesPerMonth === null ? 'Unlimited' : `${imagesPerMonth} a month`],
      ['Billed', interval === 'monthly' ? 'Monthly' : 'Yearly'],
      ['Price', `${dollars(plans[plan][interval])} a month`],
    ],
    text: 'This is a test. No money is taken.',
    button: 'Subscribe',
    danger: false,
  };
}

const portalContent: Content = {
  title: 'Sandbox billing portal',
  rows: [],
  text: 'Your subscription ends at once when you cancel it.',
  button: 'Cancel subscription',
  danger: true,
};

const dollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

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
