import { chakra } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { mapTexts } from './provider.ts';

const Ground = chakra('div', {
  base: {
    height: 'full',
    width: 'full',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '3',
    p: '6',
    bg: 'bg.muted',
    color: 'fg.muted',
    textAlign: 'center',
  },
});

interface MapMessageProps {
  kind: 'loading' | 'failed' | 'unavailable';
  onRetry?: () => void;
}

/** What stands in the map's place while there is none. Everything but the picture works without it. */
export function MapMessage({ kind, onRetry }: MapMessageProps): ReactElement {
  useEffect(() => {
    if (kind === 'failed') {
      toast({ title: mapTexts.failedTitle, description: mapTexts.failed, variant: 'destructive' });
    }
  }, [kind]);
  if (kind === 'loading') {
    return (
      <Ground role="status" aria-label="Loading the map">
        <Spinner aria-hidden="true" />
      </Ground>
    );
  }
  return (
    <Ground role="status">
      <MapPinOff size={32} aria-hidden="true" />
      <chakra.p fontWeight="semibold" maxW="sm">
        {kind === 'failed' ? mapTexts.failed : mapTexts.unavailable}
      </chakra.p>
      {kind === 'unavailable' || onRetry === undefined ? null : (
        <Button variant="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Ground>
  );
}
