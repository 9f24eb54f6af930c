import { parseCreator } from '#functions/data/creators.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/**
 * Removes a creator who was changed or deleted from the edge's cache: the public page, those of the codes below it, and
 * what the API says of them. Former slugs lead to the slug before for five minutes at most, and from there on.
 */
export async function purgeCreator(change: Change, { edge }: Dependencies<'edge'>): Promise<void> {
  const [old, current] = [parseCreator(change.before), parseCreator(change.after)];
  if (old === null) return;
  const slugs = new Set([old.slug, current?.slug ?? old.slug]);
  const paths = [...slugs].flatMap((slug) => [`/${slug}*`, `/api/creators/slug/${slug}*`]);
  await edge.purge([...paths, `/api/creators/${old.id}/zarcodes*`, '/api/creators/public*'], change.eventId);
}
