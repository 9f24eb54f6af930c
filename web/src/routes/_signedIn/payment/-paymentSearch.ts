/** `?id=pay_…`; anything else is no payment. */
export function paymentSearch(search: Record<string, unknown>): { id?: string } {
  const { id } = search;
  return typeof id === 'string' && /^pay_[0-9A-Za-z]{10,40}$/.test(id) ? { id } : {};
}

export interface CheckoutSearch {
  bundle?: number;
  voucher?: string;
}

/** `?bundle=10&voucher=WINTER`: what is chosen and filled in at first. Which bundles there are, the page knows. */
export function checkoutSearch({ bundle, voucher }: Record<string, unknown>): CheckoutSearch {
  const size = Number(bundle);
  // A voucher of digits comes as a number.
  const code = typeof voucher === 'string' || typeof voucher === 'number' ? String(voucher).slice(0, 40) : '';
  return { ...(size > 0 && { bundle: size }), ...(code !== '' && { voucher: code }) };
}
