import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';

const Bar = chakra('span', {
  base: {
    display: 'block',
    bg: 'border',
    borderRadius: 'sm',
    height: '1em',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});

interface SkeletonProps {
  width?: string;
  height?: string;
}

/** Takes the place of what is loading, at its size, so that the layout does not shift. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps): ReactElement {
  return <Bar aria-hidden="true" style={{ width, height }} />;
}
