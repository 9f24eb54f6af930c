export const lastSeenPrefix = 'last_seen.'; // docs/product/offline.md#local-storage
export const ownLastSeenPrefix = `${lastSeenPrefix}own.`;

/** When a session ends, whatever ends it: phones are shared. What visitors saw is public. */
export function removeOwnLastSeen(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(ownLastSeenPrefix)) localStorage.removeItem(key);
}
