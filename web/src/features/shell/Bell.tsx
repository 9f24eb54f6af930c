import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { BellButton } from './BellButton.tsx';
import { isKnown } from './knownNotifications.ts';

const loadList = () => import('./BellList.tsx');
const BellList = lazy(async () => ({ default: (await loadList()).BellList }));

/** Where the bell is, so that nothing moves when it comes. */
const Room = chakra('div', { base: { minW: 'touch', minH: 'touch', color: 'fg' } });

/** docs/product/mail.md#bell. The list's code is fetched when the button is hovered, focused or clicked. */
export function Bell(): ReactElement {
  const { data } = useApi('notifications.list');
  const [wanted, setWanted] = useState(false);
  const notifications = data?.notifications.filter(isKnown) ?? [];
  const unread = data?.unread ?? 0;
  const button = (
    <BellButton
      unread={unread}
      aria-haspopup="dialog"
      onPointerEnter={() => void loadList()}
      onFocus={() => void loadList()}
      onClick={() => setWanted(true)}
    />
  );
  return (
    <Room>
      {notifications.length === 0 ? null : wanted ? (
        <Suspense fallback={button}>
          <BellList notifications={notifications} unread={unread} />
        </Suspense>
      ) : (
        button
      )}
    </Room>
  );
}
