import type { Import } from '#functions/data/imports.ts';
import { ApiError } from '#functions/lib/apiError.ts';

/** The refusal of what can't be done with an import any more, or not yet. */
export const ended = (message: string) => new ApiError('import_ended', message);

export const cancelled = (
  { waitsUntil: _, ...imported }: Import,
  now: Date,
  stoppedBecause?: Import['stoppedBecause'],
): Import => ({
  ...imported,
  state: 'cancelled',
  endedAt: now.toISOString(),
  ...(stoppedBecause && { stoppedBecause }),
});

export const finished = ({ waitsUntil: _, ...imported }: Import, now: Date): Import => ({
  ...imported,
  state: 'done',
  endedAt: now.toISOString(),
});
