import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import type { SessionUser } from '#shared/contract/auth.ts';
import { t } from '#shared/text/t.ts';

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'touch',
    minW: 'touch',
    px: '1',
    borderRadius: 'full',
    fontWeight: 'semibold',
    cursor: 'pointer',
    _hover: { bg: 'rgb(255 255 255 / 0.1)' },
    '&:focus-visible': { outlineColor: 'sun' },
    // A long name is cut, and not the arrow beside it.
    '& > svg': { flexShrink: 0 },
    // Three buttons fill a line in 320 px with letters twice as large.
    '@media (max-width: 12rem)': { '& > svg': { display: 'none' } },
  },
});

const Avatar = chakra('span', {
  base: {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    width: '9',
    height: '9',
    borderRadius: 'full',
    bg: 'sun',
    color: 'ink',
    fontWeight: 'black',
    fontSize: 'sm',
  },
});

function initials(user: SessionUser): string {
  return `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`.toUpperCase();
}

type UserMenuButtonProps = HTMLChakraProps<'button'> & { user: SessionUser };

export function UserMenuButton({ user, ...rest }: UserMenuButtonProps): ReactElement {
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Trigger type="button" aria-label={t`${name}: your menu`} {...rest}>
      <Avatar aria-hidden="true">{initials(user)}</Avatar>
      <chakra.span display={{ base: 'none', md: 'inline' }} maxW={{ md: '28', xl: '40' }} truncate>
        {name}
      </chakra.span>
      <ChevronDown size={18} aria-hidden="true" />
    </Trigger>
  );
}
