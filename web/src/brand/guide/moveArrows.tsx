import { ArrowUp, CornerUpLeft, CornerUpRight, MapPin } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Move } from '#shared/domain/guideIds.ts';

const lines = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Past: beside a thing. Across: over a line. */
export const moveArrows: Readonly<Record<Move, ReactElement>> = {
  straight: <ArrowUp aria-hidden="true" />,
  left: <CornerUpLeft aria-hidden="true" />,
  right: <CornerUpRight aria-hidden="true" />,
  past: (
    <svg {...lines} aria-hidden="true">
      <path d="M8 21V3M3.5 7.5 8 3l4.5 4.5M16 9h5v6h-5Z" />
    </svg>
  ),
  across: (
    <svg {...lines} aria-hidden="true">
      <path d="M12 21V3M7.5 7.5 12 3l4.5 4.5M3 11h5M3 16h5M16 11h5M16 16h5" />
    </svg>
  ),
  at: <MapPin aria-hidden="true" />,
};
