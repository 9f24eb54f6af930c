import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { landingAnchors } from '#web/text/anchors.ts';

const Strip = chakra('nav', {
  base: {
    display: { base: 'flex', lg: 'none' },
    justifyContent: { base: 'space-between', sm: 'flex-start' },
    gap: { base: '0', sm: '4' },
    // With the padding of the links, in line with the text below.
    px: { base: '2.5', md: 'calc(2rem - 0.375rem)' },
    bg: 'bg.sign',
    color: 'fg.onSign',
    borderTop: '1px solid rgb(255 255 255 / 0.18)',
    // All four fit into 320 px; with large letters they scroll.
    overflowX: 'auto',
    fontSize: 'clamp(0.8125rem, 4vw, 0.9375rem)',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: 'touch',
      px: '1.5',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      '&:focus-visible': { outlineColor: 'sun', outlineOffset: '-3px' },
    },
  },
});

/** The header's anchors where the header has no room for them. */
export function AnchorStrip(): ReactElement {
  return (
    <Strip aria-label={t`On this page`}>
      {landingAnchors.map(({ hash, label }) => (
        <Link key={hash} to="." hash={hash}>
          {label}
        </Link>
      ))}
    </Strip>
  );
}
