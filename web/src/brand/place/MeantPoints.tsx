import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { type Point, pointText } from '#web/maps/mapView.ts';
import { useCheckedPoint } from '#web/maps/useCheckedPoint.ts';
import { Button } from '#web/ui/Button.tsx';

interface MeantPointsProps {
  point: Point;
  onChoose: (point: Point) => void;
}

/** What coordinates outside the country were probably meant to be: swapped, or without their minus. */
export function MeantPoints({ point, onChoose }: MeantPointsProps): ReactElement | null {
  const meant = useCheckedPoint(point)?.meant ?? [];
  if (meant.length === 0) return null;
  return (
    <chakra.div mt="2" display="grid" gap="2" justifyItems="start">
      {meant.map((each) => (
        <Button
          key={pointText(each)}
          variant="outline"
          size="sm"
          height="auto"
          whiteSpace="normal"
          onClick={() => onChoose(each)}
        >
          {t`Did you mean ${pointText(each)}?`}
        </Button>
      ))}
    </chakra.div>
  );
}
