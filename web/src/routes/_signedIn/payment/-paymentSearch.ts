import { type BundleSize, bundleSizes } from '#shared/domain/money.ts';

/** `?id=pay_…`; anything else is no payment. */
export function paymentSearch(search: Record<string, unknown>): { id?: string } {
  const { id } = search;
  return typeof id === 'string' && /^pay_[0-9A-Za-z]{10,40}$/.test(id) ? { id } : {};
}

export interface CheckoutSearch {
  bundle?: BundleSize;
  voucher?: string;
}

/** `?bundle=10&voucher=WINTER`: what is chosen and filled in at first. */
export function checkoutSearch({ bundle, voucher }: Record<string, unknown>): CheckoutSearch {
  const size = bundleSizes.find((each) => each === Number(bundle));
  // A voucher of digits comes as a number.
  const code = typeof voucher === 'string' || typeof voucher === 'number' ? String(voucher).slice(0, 40) : '';
  return { ...(size !== undefined && { bundle: size }), ...(code !== '' && { voucher: code }) };
}
