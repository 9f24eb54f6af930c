import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import type { SessionUser } from '#shared/contract/auth.ts';
import { t } from '#shared/text/t.ts';
import { Logo } from '#web/brand/Logo.tsx';
import { Bell } from './Bell.tsx';
import { HeaderBar } from './HeaderBar.ts';
import { adminEntry } from './navigation.ts';
import { UnreadMessages } from './UnreadMessages.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useNavigation } from './useNavigation.ts';

const Inner = chakra('div', {
  base: {
    mx: 'auto',
    maxW: '6xl',
    px: { base: '4', md: '8' },
    minH: '16',
    display: 'flex',
    // One line above phones: a long name is cut there before anything wraps.
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    columnGap: { base: '2', md: '3', lg: '6' },
    justifyContent: 'space-between',
    '& > a:focus-visible': { outlineColor: 'sun' },
  },
});

const Entries = chakra('nav', {
  base: {
    display: { base: 'none', md: 'flex' },
    gap: '1',
    alignSelf: 'stretch',
    // Beside the logo: one entry more moves no other.
    me: 'auto',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      px: { md: '2', lg: '3', xl: '4' },
      fontWeight: 'semibold',
      fontSize: { md: 'sm', xl: 'md' },
      whiteSpace: 'nowrap',
      borderBlock: '4px solid transparent',
      _hover: { bg: 'rgb(255 255 255 / 0.1)' },
      '&:focus-visible': { outlineColor: 'sun', outlineOffset: '-4px' },
    },
    '& a[aria-current=page]': { borderBottomColor: 'sun', fontWeight: 'bold' },
    // The system's colours show transparent borders too.
    '@media (forced-colors: active)': { '& a:not([aria-current=page])': { borderColor: 'Canvas' } },
  },
});

const Own = chakra('div', {
  base: { display: 'flex', alignItems: 'center', minW: '0', gap: { base: '1', md: '2' } },
});

/** The signed-in bar (docs/product/paths.md#navigation). On phones its entries are in BottomNav. */
export function TopBar({ user, lookup }: { user: SessionUser; lookup: ReactNode }): ReactElement {
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = useNavigation().filter((entry) => entry !== null);
  return (
    <HeaderBar>
      <Inner>
        <Link to="/home" aria-label={t`ZarCodes, to the start page`}>
          <Logo compact="tablet" />
        </Link>
        <Entries aria-label={t`Main`}>
          {entries.map((entry) => (
            <Link key={entry.to} to={entry.to}>
              <chakra.span display={{ base: 'none', lg: 'inline' }}>{entry.label}</chakra.span>
              <chakra.span display={{ lg: 'none' }}>{entry.shortLabel}</chakra.span>
              {entry === adminEntry ? <UnreadMessages key={pathname} /> : null}
            </Link>
          ))}
        </Entries>
        <Own>
          {lookup}
          {/* Mounted anew on each page: what is older than a minute is then fetched again. */}
          <Bell key={pathname} />
          <UserMenu user={user} />
        </Own>
      </Inner>
    </HeaderBar>
  );
}
