import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { AreaSize, KeptArea, KeptAreas } from './keptArea.ts';
import { type PlaceFinder, type Point, pointText } from './mapView.ts';

interface KeepAreaDialogProps {
  readonly areas: KeptAreas;
  readonly places: PlaceFinder;
  readonly center: Point;
  readonly onClose: () => void;
}

type State =
  | { readonly step: 'measuring' | 'offline' | 'noRoom' | 'kept' }
  | { readonly step: 'measured'; readonly size: AreaSize }
  | { readonly step: 'keeping'; readonly size: AreaSize; readonly parts: number };

/** At least 0.1: nothing is kept for nothing. */
const megabytes = (bytes: number) =>
  Math.max(0.1, bytes / 1024 / 1024).toLocaleString(localeOf(language()), { maximumFractionDigits: 1 });

const List = chakra('ul', { base: { display: 'grid', gap: '2', listStyle: 'none' } });
const Item = chakra('li', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
});

/** Size before it is fetched, progress, and what is kept already. */
export function KeepAreaDialog({ areas, places, center, onClose }: KeepAreaDialogProps): ReactElement {
  const [state, setState] = useState<State>({ step: 'measuring' });
  const [kept, setKept] = useState<readonly KeptArea[]>([]);
  const stopping = useRef(new AbortController());
  const list = () => void areas.list().then(setKept, () => setKept([]));

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the view in which it was opened
  useEffect(() => {
    list();
    areas.sizeAround(center).then(
      (size) => setState({ step: 'measured', size }),
      () => setState({ step: 'offline' }),
    );
    return () => stopping.current.abort();
  }, []);

  const keep = async (size: AreaSize) => {
    setState({ step: 'keeping', size, parts: 0 });
    try {
      await areas.keep(center, {
        name: await nameOf(places, center),
        signal: stopping.current.signal,
        onProgress: (parts) => setState({ step: 'keeping', size, parts }),
      });
      setState({ step: 'kept' });
      list();
    } catch (error) {
      if (stopping.current.signal.aborted) return;
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      setState({ step: isFull ? 'noRoom' : 'offline' });
    }
  };

  return (
    <Dialog title={t`Keep this area`} onClose={onClose} keepOpenOutside={state.step === 'keeping'}>
      <chakra.div display="grid" gap="4">
        <p>{t`The map around the middle of this view, about 10 km wide, stays on this device and opens without a connection.`}</p>
        <Step state={state} onKeep={(size) => void keep(size)} />
        {kept.length === 0 ? null : (
          <section aria-labelledby="kept-areas">
            <chakra.h3 id="kept-areas" fontWeight="bold" mb="2">
              {t`Kept areas`}
            </chakra.h3>
            <List>
              {kept.map((area) => (
                <Item key={area.id}>
                  <span>
                    {area.name}
                    <chakra.span display="block" fontSize="sm" color="fg.muted">
                      {t`${megabytes(area.bytes)} MB`} · <DateText at={area.keptAt} />
                      {area.isOld ? ` · ${t`of an older map: please keep it again`}` : null}
                    </chakra.span>
                  </span>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t`Delete the area ${area.name}`}
                    onClick={() => void areas.delete(area.id).then(list)}
                  >
                    {t`Delete`}
                  </Button>
                </Item>
              ))}
            </List>
          </section>
        )}
      </chakra.div>
    </Dialog>
  );
}

function Step({ state, onKeep }: { state: State; onKeep: (size: AreaSize) => void }): ReactElement {
  switch (state.step) {
    case 'measuring':
      return <p role="status">{t`Looking how large it is…`}</p>;
    case 'measured':
      return (
        <Button justifySelf="start" onClick={() => onKeep(state.size)}>
          {t`Keep ${megabytes(state.size.bytes)} MB`}
        </Button>
      );
    case 'keeping':
      return (
        <chakra.div display="grid" gap="2">
          <p id="keeping">{t`Keeping the map…`}</p>
          <chakra.progress
            aria-labelledby="keeping"
            value={state.parts}
            max={state.size.parts}
            width="full"
            accentColor="primary"
          />
        </chakra.div>
      );
    case 'kept':
      return (
        <div role="status">
          <Notice tone="success">{t`This area opens without a connection now.`}</Notice>
        </div>
      );
    case 'noRoom':
      return (
        <Notice tone="error">
          {t`This device has no room for it. Please delete an area, or something else, and try again.`}
        </Notice>
      );
    case 'offline':
      return <Notice tone="error">{t`The map needs a connection.`}</Notice>;
  }
}

async function nameOf(places: PlaceFinder, center: Point): Promise<string> {
  const names = await places.reverse(center).catch(() => null);
  return names?.suburb ?? names?.city ?? pointText(center);
}
