import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { refreshFailed } from '#web/api/refresh.ts';

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

const Sign = chakra('p', {
  base: {
    mt: '2',
    px: '4',
    py: '2.5',
    display: 'flex',
    maxW: 'full',
    gap: '3',
    alignItems: 'center',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'sunDeep',
    bg: 'bg.sun',
    color: 'fg.onSun',
    fontWeight: 'semibold',
    boxShadow: 'lg',
    '& > svg': { flexShrink: 0 },
  },
});

/** Says that there is no network, and requests again what failed once it is back. */
export function OfflineNotice(): ReactElement {
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  const { cache } = useSWRConfig();
  useEffect(() => {
    const again = () => refreshFailed(cache);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [cache]);
  return (
    <Place role="status">
      {online ? null : (
        <Sign>
          <WifiOff size={20} aria-hidden="true" />
          You're offline. What you have typed stays here.
        </Sign>
      )}
    </Place>
  );
}

const isOnline = () => navigator.onLine;

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
