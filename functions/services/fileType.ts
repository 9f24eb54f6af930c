const starts = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).toString('hex') === hex;

/** By the first bytes of the file: its name and its declared type can be wrong. Null for any other type. */
export function imageTypeOf(bytes: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (starts(bytes, 'ffd8ff')) return 'image/jpeg';
  if (starts(bytes, '89504e470d0a1a0a')) return 'image/png';
  return starts(bytes, '52494646') && starts(bytes, '57454250', 8) ? 'image/webp' : null;
}

export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString('latin1') === '%PDF-';
