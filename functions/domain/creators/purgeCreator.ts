import { parseCreator } from '#functions/data/creators.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';

/**
 * Removes a creator who was changed or deleted from the edge's cache: the public page, those of the codes below it, and
 * what the API says of them.
 */
export async function purgeCreator(change: Change, { edge }: Dependencies<'edge'>): Promise<void> {
  const [old, current] = [parseCreator(change.before), parseCreator(change.after)];
  if (old === null) return;
  const slugs = new Set([old.slug, current?.slug ?? old.slug]);
  // Not `/joy*`, which would purge `/joyce` as well.
  const paths = [...slugs].flatMap((slug) => {
    const api = `/api/creators/slug/${slug}`;
    return [`/${slug}`, `/${slug}/*`, api, `${api}/*`];
  });
  const former = old.slugs
    .filter((slug) => !slugs.has(slug))
    .flatMap((slug) => [`/api/creators/slug/${slug}`, `/api/creators/slug/${slug}/page`]);
  const lists = [`/api/creators/${old.id}/zarcodes*`, '/api/creators/public*'];
  await edge.purge([...paths, ...former, ...lists], change.eventId);
}
