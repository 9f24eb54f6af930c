/** Pairs of a form or a notice, in their order. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** As PHP's `urlencode`, which PayFast signs with: `encodeURIComponent` leaves `! ' ( ) * ~` bare. */
export function phpUrlEncode(value: string): string {
  return encodeURIComponent(value)
    .replace(/[!'()*~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+');
}

export const encodePairs = (pairs: Pairs): string =>
  pairs.map(([name, value]) => `${name}=${phpUrlEncode(value)}`).join('&');

const withPassphrase = (pairs: Pairs, passphrase: string): Pairs =>
  passphrase === '' ? pairs : [...pairs, ['passphrase', passphrase]];

/**
 * What the md5 hash of the payment form is made of: the fields in PayFast's documented order, without empty ones.
 * @see https://developers.payfast.co.za/docs#step_2_signature
 */
export function formSignatureText(fields: Pairs, passphrase: string): string {
  const filled = fields
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value !== '');
  return encodePairs(withPassphrase(filled, passphrase.trim()));
}

/** For a notice: the pairs before `signature` as they came, empty ones included. */
export function noticeSignatureText(pairs: Pairs, passphrase: string): string {
  const end = pairs.findIndex(([name]) => name === 'signature');
  return encodePairs(withPassphrase(end === -1 ? pairs : pairs.slice(0, end), passphrase));
}

/** For a call to the REST API: headers, query and body together, sorted by name. `testing` is not signed. */
export function apiSignatureText(fields: Pairs, passphrase: string): string {
  const signed = withPassphrase(fields, passphrase).filter(
    ([name, value]) => name !== 'testing' && value !== '',
  );
  return encodePairs([...signed].sort(([a], [b]) => (a < b ? -1 : 1)));
}
