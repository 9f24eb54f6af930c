import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { adminEntry } from './navigation.ts';
import { UnreadMessages } from './UnreadMessages.tsx';
import { useNavigation } from './useNavigation.ts';

const Bar = chakra('nav', {
  base: {
    display: { base: 'grid', md: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    position: 'fixed',
    bottom: 0,
    insetInline: 0,
    zIndex: 'docked',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border',
    pb: 'env(safe-area-inset-bottom)',
    // Where hardly anything is seen at once, as at 400 %, it stands below the top bar and scrolls away.
    '@media (max-height: 20rem)': { position: 'static' },
    '& a': {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '0.5',
      minH: '16',
      // Large letters grow as far as a column has room for the longest word.
      fontSize: 'min({fontSizes.xs}, max(12px, 3.6vw))',
      textAlign: 'center',
      fontWeight: 'semibold',
      color: 'fg.muted',
      borderTop: '4px solid transparent',
      '&:focus-visible': { outlineOffset: '-3px' },
    },
    // A count is above the picture.
    '& a > span': { position: 'absolute', top: '1', insetInlineStart: '52%' },
    '& a[aria-current=page]': { color: 'primary', fontWeight: 'bold', borderTopColor: 'primary' },
    // The system's colours show transparent borders too.
    '@media (forced-colors: active)': { '& a:not([aria-current=page])': { borderColor: 'Canvas' } },
  },
});

/** The main entries on a phone. */
export function BottomNav(): ReactElement {
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = useNavigation();
  return (
    <Bar aria-label={t`Main`}>
      {entries.map((entry) => {
        if (entry === null) return <span key="place" />;
        const { to, shortLabel, phoneLabel = shortLabel, icon: Icon } = entry;
        return (
          <Link key={to} to={to}>
            <Icon size={24} aria-hidden="true" />
            {phoneLabel}
            {to === adminEntry.to ? <UnreadMessages key={pathname} /> : null}
          </Link>
        );
      })}
    </Bar>
  );
}
