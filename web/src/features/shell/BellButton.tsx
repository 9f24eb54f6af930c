import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Bell as BellIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { BarButton } from './BarButton.ts';

const Trigger = chakra(BarButton, {
  base: {
    position: 'relative',
    '& > span': { position: 'absolute', top: '-0.5', insetInlineStart: '55%' },
  },
});

type BellButtonProps = HTMLChakraProps<'button'> & { unread: number };

export function BellButton({ unread, ...rest }: BellButtonProps): ReactElement {
  const count = unread > 99 ? '99+' : String(unread);
  return (
    <Trigger
      type="button"
      aria-label={unread === 0 ? t`Notifications` : t`Notifications, ${count} unread`}
      {...rest}
    >
      <BellIcon size={22} aria-hidden="true" />
      <CountBadge count={unread} label={t`unread`} />
    </Trigger>
  );
}
