// A file without a mark is read as UTF-16 where every tenth character or more has a zero of its own side: those of codes,
// digits and commas are among them in any language.
const sampleBytes = 4096;
const zerosOfUtf16 = 0.1;

/** With which .xlsx and .ods, .xls and PDF begin. */
const signatures = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF'];

/** What a spreadsheet or another program has written as text, in whichever alphabet; null where a file is no text. */
export function textOfFile(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 4));
  if (signatures.includes(head)) return null;
  const text = decoded(bytes);
  // Photos have zeros, and nothing that is written has.
  return text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Of a spreadsheet on Windows that does not say so.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, sampleBytes);
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = (sample.length / 2) * zerosOfUtf16;
  if (odd > enough && even < odd / 10) return 'utf-16le';
  return even > enough && odd < even / 10 ? 'utf-16be' : null;
}
