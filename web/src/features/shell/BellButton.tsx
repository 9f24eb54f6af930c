import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Bell as BellIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { CountBadge } from '#web/ui/CountBadge.tsx';

const Trigger = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minH: 'touch',
    minW: 'touch',
    borderRadius: 'full',
    color: 'fg.onSign',
    cursor: 'pointer',
    _hover: { bg: 'rgb(255 255 255 / 0.1)' },
    '&:focus-visible': { outlineColor: 'sun' },
    '& > span': { position: 'absolute', top: '-0.5', insetInlineStart: '55%' },
  },
});

type BellButtonProps = HTMLChakraProps<'button'> & { unread: number };

export function BellButton({ unread, ...rest }: BellButtonProps): ReactElement {
  const count = unread > 99 ? '99+' : String(unread);
  return (
    <Trigger
      type="button"
      aria-label={unread === 0 ? 'Notifications' : `Notifications, ${count} unread`}
      {...rest}
    >
      <BellIcon size={22} aria-hidden="true" />
      <CountBadge count={unread} label="unread" />
    </Trigger>
  );
}
