import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { spelledCode } from '#shared/domain/spelledCode.ts';
import { t } from '#shared/text/t.ts';
import { plateRecipe } from '#web/theme/recipes/plate.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { shownCode } from './shownCode.ts';

const Plate = chakra('span', plateRecipe);

interface CodePlateProps {
  /** In any accepted spelling; shown as 7PT-FLHV. */
  code: string;
  size?: 'sm' | 'md' | 'lg';
  /** The code as it is read out, where that is known already. */
  spelled?: string | undefined;
}

/** A ZarCode as people recognise it: a number plate. Read out symbol by symbol, selected as a whole. */
export function CodePlate({ code, size = 'md', spelled }: CodePlateProps): ReactElement {
  const shown = shownCode(code);
  return (
    <Plate size={size}>
      <span data-part="mark" aria-hidden="true">
        <PinGlyph />
      </span>
      {/* On a plain element: Chakra takes `translate` for the style property of that name. */}
      <span data-part="text" aria-hidden="true" translate="no">
        {shown}
      </span>
      <VisuallyHidden>{t`ZarCode ${spelled ?? spelledCode(shown)}`}</VisuallyHidden>
    </Plate>
  );
}

function PinGlyph(): ReactElement {
  return (
    <svg viewBox="0 0 12 15" aria-hidden="true" focusable="false">
      <path
        d={`M6 0a6 6 0 0 0-6 6c0 4.2 4.7 7.7 5.6 8.4a.7.7 0 0 0 .8 0C7.3 13.7 12 10.2 12 6a6 6 0 0 0-6-6Zm0 8.2a2.3 2.3 0 1 1 0-4.6 2.3 2.3 0 0 1 0 4.6Z`}
        fill="currentColor"
      />
    </svg>
  );
}
