import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import { useNear } from './useNear.ts';

interface WhenNearProps {
  /** Of the same size as what is coming. */
  fallback: ReactNode;
  /** Lazy: its code is fetched when this place comes near the visible part of the page. */
  children: ReactNode;
}

/** Fills its parent, first with the fallback. */
export function WhenNear({ fallback, children }: WhenNearProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <chakra.div ref={place} height="full" width="full">
      {near ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </chakra.div>
  );
}
