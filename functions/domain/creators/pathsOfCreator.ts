import { parseCreator } from '#functions/data/creators.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/**
 * Where the edge may have cached a creator who was changed or deleted. The pages of the creator's codes, and further
 * pages of lists, expire after a minute (`edgeSeconds` in the contract).
 */
export function pathsOfCreator(change: Change): string[] {
  const [old, current] = [parseCreator(change.before), parseCreator(change.after)];
  if (old === null) return [];
  const slugs = [...new Set([old.slug, current?.slug ?? old.slug, ...old.slugs])];
  const paths = slugs.flatMap((slug) => {
    const api = `/api/creators/slug/${slug}`;
    return [`/${slug}`, api, `${api}/page`, `${api}/share-card`];
  });
  return [...paths, `/api/creators/${old.id}/zarcodes`, '/api/creators/public'];
}
