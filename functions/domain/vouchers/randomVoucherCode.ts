/** Nobody confuses these (shared/domain/code.ts, look-alikes), and without vowels they make no words. */
const alphabet = '34679CDFGHJKMNPQRTVWXY';
const length = 10;

/** Higher bytes would make the first symbols more likely. */
const evenBytes = 256 - (256 % alphabet.length);

/** 22 symbols to the tenth are 44 bits, so a code can't be guessed. */
export function randomVoucherCode(randomBytes: (count: number) => Uint8Array): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < evenBytes && code.length < length) code += alphabet.charAt(byte % alphabet.length);
    }
  }
  return code;
}
