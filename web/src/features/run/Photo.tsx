import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { photoOf, storedPhoto } from './photos.ts';
import type { StopPlace } from './run.ts';

const Picture = chakra('img', {
  base: { width: 'full', maxH: '16rem', objectFit: 'cover', borderRadius: 'lg', bg: 'bg.subtle' },
});

/** The gate, also without a connection. Nothing where it was not stored. */
export function Photo({ place }: { place: StopPlace }): ReactElement | null {
  const photo = photoOf(place);
  const path = photo?.path;
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (path === undefined) return;
    let made: string | undefined;
    let isShown = true;
    void storedPhoto(path).then((blob) => {
      if (blob === null || !isShown) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    });
    return () => {
      isShown = false;
      if (made !== undefined) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [path]);
  return url === null ? null : <Picture src={url} alt={t`Photo of the gate`} />;
}
