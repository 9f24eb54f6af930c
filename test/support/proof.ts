/** Whether the long proofs run (`npm run proof`), and not only the small part of them in `npm test`. */
export const isProof = process.env['PROOF'] === '1';
