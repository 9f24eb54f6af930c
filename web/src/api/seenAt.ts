/** When an answer was fetched that was stored on this device (orLastSeen.ts); null of a fresh one. */
export const seenAt = (answer: unknown) => (answer as { seenAt?: string } | undefined)?.seenAt ?? null;
