const digits = 6; // a million of them: five tries an hour then find one in decades
const count = 10 ** digits;
/** The largest multiple below 2³²: a number above it would make small PINs likelier. */
const limit = Math.floor(2 ** 32 / count) * count;

/** A random PIN. */
export function drawPin(): string {
  const [drawn = limit] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < limit ? String(drawn % count).padStart(digits, '0') : drawPin();
}
