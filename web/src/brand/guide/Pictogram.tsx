import type { ReactElement } from 'react';
import type { Landmark } from '#shared/domain/guideIds.ts';
import { pictograms } from '#shared/domain/pictograms.ts';

/** A landmark as a drawing, in the colour of the text around it. Its name stands beside it. */
export function Pictogram({ of, size = 24 }: { of: Landmark; size?: number }): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={pictograms[of]} />
    </svg>
  );
}
