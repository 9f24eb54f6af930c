import { chakra } from '@chakra-ui/react';
import { Check, Crosshair, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useGeolocation } from '#web/maps/geolocation.ts';
import type { Point } from '#web/maps/mapView.ts';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toast } from '#web/ui/toast.ts';

const Round = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'md',
    bg: 'bg.panel',
    color: 'primary',
    boxShadow: 'raised',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[data-state=error]': { color: 'fg.error' },
  },
});

const names = {
  idle: 'Use my current location',
  loading: 'Finding your location',
  success: 'Location found',
  error: 'Location not found, try again',
} as const;

export function LocateButton({ onFound }: { onFound: (point: Point) => void }): ReactElement {
  const { state, locate } = useGeolocation(onFound, (message) =>
    toast({ title: message, variant: 'destructive' }),
  );
  return (
    <Round
      type="button"
      data-state={state}
      aria-label={names[state]}
      aria-busy={state === 'loading'}
      onClick={locate}
    >
      {state === 'idle' && <Crosshair size={22} aria-hidden="true" />}
      {state === 'loading' && <Spinner aria-hidden="true" />}
      {state === 'success' && <Check size={22} aria-hidden="true" />}
      {state === 'error' && <TriangleAlert size={22} aria-hidden="true" />}
    </Round>
  );
}
