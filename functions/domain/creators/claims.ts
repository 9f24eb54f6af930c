import { ConditionFailed } from '#functions/data/transact.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { drawSymbols } from '#shared/domain/codeRule.ts';
import { creatorMessages, slugsFor } from '#shared/domain/creators.ts';

const slugSymbols = 4;

/** The slugs for a name, those first that are nicer. */
export function slugsOf({ randomBytes }: Dependencies, displayName: string): string[] {
  return slugsFor(displayName, () => drawSymbols(randomBytes, slugSymbols).toLowerCase());
}

/** Writes with the first of the slugs that no other creator has. @throws what else was refused */
export async function withFreeSlug<T>(
  slugs: readonly string[],
  write: (slug: string) => Promise<T>,
): Promise<T> {
  for (const slug of slugs) {
    try {
      return await write(slug);
    } catch (error) {
      const isTaken = error instanceof ConditionFailed && error.labels.every((label) => label === 'slug');
      if (!isTaken) throw error;
    }
  }
  throw new ApiError('unavailable', 'We could not find a free address for this name. Please try again.');
}

export function prefixTaken(): ApiError {
  const { prefixTaken: message } = creatorMessages;
  return new ApiError('prefix_taken', message, { fields: { uniquePrefix: message } });
}
