import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { t } from '#shared/text/t.ts';
import { refreshFailed } from '#web/api/refresh.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';

// Always in the page: a screen reader announces changes inside it, not that it appears.
const Place = chakra('div', {
  base: {
    position: 'sticky',
    top: '16', // below the header
    zIndex: 'docked',
    px: '4',
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});

const Words = ({ children }: { children?: ReactNode }) => children;

// Apart, because few visits need it. Where it has not come before the connection went, the words stand alone.
const OfflineSign = lazy(async () => ({
  default: await import('#web/brand/OfflineSign.tsx').then(
    (sign) => sign.OfflineSign,
    () => Words,
  ),
}));

/** Says that there is no network, and requests again what failed once it is back. */
export function OfflineNotice(): ReactElement {
  const online = useIsOnline();
  const { cache } = useSWRConfig();
  useEffect(() => {
    const again = () => refreshFailed(cache);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [cache]);
  return (
    <Place role="status">
      {online ? null : (
        <Suspense>
          <OfflineSign>{t`You're offline. What you have typed stays here.`}</OfflineSign>
        </Suspense>
      )}
    </Place>
  );
}
