import { chakra } from '@chakra-ui/react';
import { Check, Crosshair, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { type LocationState, useGeolocation } from '#web/maps/geolocation.ts';
import type { Point } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
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
  idle: t`Use my current location`,
  loading: t`Finding your location`,
  success: t`Location found`,
  error: t`Location not found, try again`,
} as const;

interface LocateButtonProps {
  /** In words, beside the map; otherwise a crosshair on it. */
  worded?: boolean;
  onFound: (point: Point, accuracy: number | undefined) => void;
}

export function LocateButton({ worded = false, onFound }: LocateButtonProps): ReactElement {
  const { state, locate } = useGeolocation(onFound, (message) =>
    toast({ title: message, variant: 'destructive' }),
  );
  if (worded) {
    return (
      <Button variant="outline" wide data-state={state} aria-busy={state === 'loading'} onClick={locate}>
        <StateIcon state={state} />
        {state === 'idle' ? t`Use my location` : names[state]}
      </Button>
    );
  }
  return (
    <Round
      type="button"
      data-state={state}
      aria-label={names[state]}
      aria-busy={state === 'loading'}
      onClick={locate}
    >
      <StateIcon state={state} />
    </Round>
  );
}

function StateIcon({ state }: { state: LocationState }): ReactElement {
  if (state === 'loading') return <Spinner aria-hidden="true" />;
  const Icon = state === 'idle' ? Crosshair : state === 'success' ? Check : TriangleAlert;
  return <Icon size={22} aria-hidden="true" />;
}
