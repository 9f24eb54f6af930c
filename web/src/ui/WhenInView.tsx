import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, Suspense, useRef } from 'react';
import { useInView } from './useInView.ts';

interface WhenInViewProps {
  /** As large as what replaces it. */
  fallback: ReactNode;
  /** Lazy: its code is fetched when this place is about to scroll into view. */
  children: ReactNode;
}

/** Fills its parent, first with the fallback. */
export function WhenInView({ fallback, children }: WhenInViewProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place);
  return (
    <chakra.div ref={place} height="full" width="full" borderRadius="inherit">
      {inView ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </chakra.div>
  );
}
