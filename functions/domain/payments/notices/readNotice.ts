import { encodePairs, noticeSignatureText, type Pairs } from '#shared/domain/payFastSignature.ts';

/** What a notice says, by the fields that its signature covers. */
export interface NoticeContent {
  /** Empty where there is no such field. */
  readonly field: (name: string) => string;
  /** Whether a name comes twice, so that it has no one value. */
  readonly isAmbiguous: boolean;
  readonly signature: string;
  readonly signatureText: (passphrase: string) => string;
  /** For PayFast's server: what was signed, without the passphrase. */
  readonly parameters: string;
}

/** Pairs stay in the order in which they came. What follows the signature is not signed, so it is not read. */
export function readNotice(body: string): NoticeContent {
  const pairs: Pairs = [...new URLSearchParams(body)];
  const end = pairs.findIndex(([name]) => name === 'signature');
  const signed = end === -1 ? pairs : pairs.slice(0, end);
  const values = new Map(signed);
  return {
    field: (name) => values.get(name) ?? '',
    isAmbiguous: values.size < signed.length,
    signature: pairs[end]?.[1] ?? '',
    signatureText: (passphrase) => noticeSignatureText(signed, passphrase),
    parameters: encodePairs(signed),
  };
}
