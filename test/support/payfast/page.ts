import { escapeHtml } from '#shared/domain/html.ts';
import type { ProviderPayment } from './payment.ts';

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { font: 16px/1.5 system-ui; max-width: 30rem; margin: 4rem auto; padding: 0 1rem }
button { font: inherit; padding: 0.5rem 1.5rem }</style>
<h1>${title}</h1>${content}</html>`;

export function paymentPage({ pfPaymentId, fields }: ProviderPayment): string {
  const shown = (name: string) => escapeHtml(fields.get(name) ?? '');
  return page(
    'PayFast stand-in',
    `<p>This page stands in for PayFast. No money changes hands.</p>
<p><strong>${shown('item_name')}</strong></p><p>R${shown('amount')}</p>
<form method="post" action="/pay"><input type="hidden" name="id" value="${pfPaymentId}">
<button name="action" value="pay">Pay</button> <button name="action" value="cancel">Cancel</button></form>`,
  );
}

export const problemPage = (problem: string) =>
  page('PayFast stand-in', `<p>The payment was refused: ${escapeHtml(problem)}</p>`);
