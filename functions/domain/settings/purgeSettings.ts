import { isPriceItem } from '#functions/data/prices.ts';
import { isSettingsItem } from '#functions/data/settings.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/**
 * Removes the public settings or the price from the edge's cache after a change, and after they are set for the first
 * time: their defaults were cached before. No page contains them; the app fetches them.
 */
export async function purgeSettings(
  { after, eventId }: Change,
  { edge }: Dependencies<'edge'>,
): Promise<void> {
  if (isSettingsItem(after)) await edge.purge(['/api/settings/public*'], eventId);
  if (isPriceItem(after)) await edge.purge(['/api/prices/current*'], eventId);
}
