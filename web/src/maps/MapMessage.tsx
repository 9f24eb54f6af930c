import { chakra } from '@chakra-ui/react';
import { MapPinOff } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { countrySize } from '#shared/domain/countryFrame.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { scriptOnly, WithoutScript } from '#web/ui/WithoutScript.tsx';
import country from './country.svg';
import { mapTexts } from './mapTexts.ts';

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
    borderRadius: 'inherit',
    position: 'relative',
  },
});

// Fetched with the page and not lazily: it stands for what people came for.
const Country = chakra('img', {
  base: { position: 'absolute', inset: 0, margin: 'auto', maxW: '80%', maxH: '80%', objectFit: 'contain' },
});

const Waiting = chakra('span', { base: { position: 'relative' } });

const texts = {
  failed: mapTexts.failed,
  refused: mapTexts.failedGoogle,
  unavailable: mapTexts.unavailable,
  notConfigured: mapTexts.notConfigured,
  offline: mapTexts.offline,
} as const;

const instead = t`Maps and Waze show the way without it.`;
/** For a map of many codes: their own pages lead to Maps and Waze. */
const beside = t`The list of ZarCodes works without it.`;

interface MapMessageProps {
  /** There is no map: `unavailable` for a person who only looks, `notConfigured` for one who works with it. */
  kind: 'loading' | keyof typeof texts;
  onRetry?: () => void;
  /** For a map that will show much of the country: a picture of it is shown until then. */
  wide?: boolean;
}

/** What stands in the map's place while there is none. Everything but the picture works without it. */
export function MapMessage({ kind, onRetry, wide = false }: MapMessageProps): ReactElement {
  useEffect(() => {
    if (kind !== 'failed' && kind !== 'refused') return;
    toast({ title: mapTexts.failedTitle, description: texts[kind], variant: 'destructive' });
  }, [kind]);
  if (kind === 'loading') {
    return (
      <Ground role="status" aria-label={t`Loading the map`}>
        {wide ? <Country src={country} alt="" fetchPriority="high" {...countrySize} {...scriptOnly} /> : null}
        <Waiting {...scriptOnly}>
          <Spinner aria-hidden="true" />
        </Waiting>
        <WithoutScript text={`${t`The map needs JavaScript.`} ${wide ? beside : instead}`} />
      </Ground>
    );
  }
  return (
    <Ground role="status">
      <MapPinOff size={32} aria-hidden="true" />
      <chakra.p fontWeight="semibold" maxW="sm">
        {texts[kind]}
      </chakra.p>
      {kind !== 'failed' || onRetry === undefined ? null : (
        <Button variant="outline" onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
    </Ground>
  );
}
