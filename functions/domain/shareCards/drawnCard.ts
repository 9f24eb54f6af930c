import type { ShareCard } from '#shared/domain/shareCard.ts';

// While the Lambda starts, so that the first crawler waits less.
const loaded = import('#functions/services/shareCard/drawShareCard.ts');

/** The answer of a route with a share card. */
export async function drawnCard(card: ShareCard, photo: Buffer | null = null) {
  const { drawShareCard } = await loaded;
  return { mediaType: 'image/jpeg', bytes: new Uint8Array(await drawShareCard(card, photo)) } as const;
}
