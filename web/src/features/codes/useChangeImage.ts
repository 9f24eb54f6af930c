import { useEffect, useRef } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { toast } from '#web/ui/toast.ts';

type Direction = 'earlier' | 'later';

/** Moves and features a photo. Focus stays on the arrow of the row that moved, or on the other arrow at an end. */
export function useChangeImage(image: ZarCodeImage, say: (what: string) => void) {
  const { id, zarCodeId, originalFilename, displayOrder, isFeatured } = image;
  const row = useRef<HTMLLIElement>(null);
  const moved = useRef<Direction | null>(null);
  const { run, busy } = useMutationOf('images.update');

  const change = async (body: { displayOrder?: number; isFeatured?: boolean }, done: string) => {
    try {
      await run({ params: { code: zarCodeId, imageId: id }, body });
      say(done);
    } catch (error) {
      moved.current = null;
      const description = messageOf(error, t`The photo could not be changed. Please try again.`);
      toast({ title: t`Update failed`, description, variant: 'destructive' });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what the focus follows
  useEffect(() => {
    if (moved.current === null || busy) return;
    const arrow = (which: Direction) => row.current?.querySelector<HTMLButtonElement>(`[data-move=${which}]`);
    const same = arrow(moved.current);
    (same?.disabled ? arrow(moved.current === 'earlier' ? 'later' : 'earlier') : same)?.focus();
  }, [displayOrder, busy]);

  return {
    row,
    busy,
    move: (direction: Direction) => {
      moved.current = direction;
      const place = displayOrder + (direction === 'earlier' ? -1 : 1);
      return change({ displayOrder: place }, t`${originalFilename} is now photo ${place}.`);
    },
    feature: () => {
      moved.current = null;
      const done = isFeatured
        ? t`${originalFilename} is not featured any more.`
        : t`${originalFilename} is featured.`;
      return change({ isFeatured: !isFeatured }, done);
    },
  };
}
