import { chakra } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { landingAnchors } from '#web/text/anchors.ts';

const Strip = chakra('nav', {
  base: {
    display: { base: 'flex', lg: 'none' },
    justifyContent: { base: 'space-between', md: 'flex-start' },
    gap: { base: '0', md: '4' },
    px: { base: '1', md: '5' },
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
      px: { base: '2', md: '3' },
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      '&:focus-visible': { outlineColor: 'sun', outlineOffset: '-3px' },
    },
  },
});

/** The header's anchors where the header has no room for them. */
export function AnchorStrip(): ReactElement {
  return (
    <Strip aria-label="On this page">
      {landingAnchors.map(({ hash, label }) => (
        <Link key={hash} to="." hash={hash}>
          {label}
        </Link>
      ))}
    </Strip>
  );
}
