/** `?id=pay_…`; anything else is no payment. */
export function paymentSearch(search: Record<string, unknown>): { id?: string } {
  const { id } = search;
  return typeof id === 'string' && /^pay_[0-9A-Za-z]{10,40}$/.test(id) ? { id } : {};
}
