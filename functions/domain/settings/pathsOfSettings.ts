import { isPriceItem } from '#functions/data/prices.ts';
import { isSettingsItem } from '#functions/data/settings.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/**
 * Where the edge may have cached the public settings or the price, after a change, and after they are set for the first
 * time: their defaults were cached before. No page contains them; the app fetches them.
 */
export function pathsOfSettings({ after }: Change): string[] {
  if (isSettingsItem(after)) return ['/api/settings/public'];
  return isPriceItem(after) ? ['/api/prices/current'] : [];
}
