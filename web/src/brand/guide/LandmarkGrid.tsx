import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { type Landmark, landmarks } from '#shared/domain/guideIds.ts';
import { landmarkWords } from '#shared/domain/guideWords.ts';
import { t } from '#shared/text/t.ts';
import { Pictogram } from './Pictogram.tsx';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    // Three beside one another on a phone, fewer with large letters.
    gridTemplateColumns: 'repeat(auto-fill, minmax(4.75rem, 1fr))',
  },
});

const Tile = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '1',
    px: '1',
    py: '2',
    minH: '20',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    bg: 'bg.panel',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    cursor: 'pointer',
    '& > svg': { color: 'primary' },
    _hover: { borderColor: 'primary', bg: 'primary.subtle' },
    '&[aria-pressed=true]': { borderColor: 'primary', bg: 'primary.subtle' },
  },
});

const nameOf = (landmark: Landmark) => {
  if (landmark === 'other') return t`Something else`;
  const word = landmarkWords()[landmark];
  return word.charAt(0).toUpperCase() + word.slice(1);
};

interface LandmarkGridProps {
  label: string;
  chosen?: Landmark;
  onChoose: (landmark: Landmark) => void;
  /** It was opened by a button, which is gone or above. */
  takesFocus: boolean;
}

/** All landmarks: a tap chooses one. */
export function LandmarkGrid({ label, chosen, onChoose, takesFocus }: LandmarkGridProps): ReactElement {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) grid.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <Grid ref={grid} role="group" aria-label={label}>
      {landmarks.map((landmark) => (
        <Tile
          key={landmark}
          type="button"
          aria-pressed={chosen === undefined ? undefined : chosen === landmark}
          onClick={() => onChoose(landmark)}
        >
          <Pictogram of={landmark} size={32} />
          {nameOf(landmark)}
        </Tile>
      ))}
    </Grid>
  );
}
