import { Box } from '@chakra-ui/react';
import './mapParts.css';
import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createGround, takeEarlyMap } from './earlyMap.ts';
import { MapControls } from './MapControls.tsx';
import { MapMessage } from './MapMessage.tsx';
import {
  type MapMarker,
  type MapOptions,
  type MapPin,
  type MapProvider,
  type MapView,
  type PlaceFinder,
  zooms,
} from './mapView.ts';
import { type KeptSettings, type MapProblem, mapProblemOf, useMapProvider } from './useMapProvider.ts';

export interface ReadyMap {
  view: MapView;
  places: PlaceFinder;
  areas: MapProvider['areas'];
  /** Drawn before the app (earlyMap.ts). */
  wasEarly: boolean;
}

interface MapCanvasProps extends MapOptions {
  marker?: MapMarker | null;
  /** Where the marker stood before. */
  before?: MapMarker | null;
  pins?: readonly MapPin[];
  onReady?: (map: ReadyMap) => void;
  /** Where areas of the map can be kept. */
  kept?: KeptSettings | undefined;
  /** What stands in the map's place where the deployment has none. */
  withoutMap?: 'notConfigured' | 'unavailable';
  /** Laid over the map, and before it in reading order: search, buttons. */
  children?: ReactNode;
}

/** A map that fills its parent: fetches the provider's code, then draws; says so when it cannot. */
export function MapCanvas({ withoutMap = 'notConfigured', kept, ...props }: MapCanvasProps) {
  const state = useMapProvider(kept);
  const [broken, setBroken] = useState<MapProblem | null>(null);
  const retry = () => {
    setBroken(null);
    state.retry();
  };
  if (state.status === 'unavailable') return <MapMessage kind={withoutMap} />;
  if (broken !== null)
    return <MapMessage kind={broken === 'refused' ? 'refused' : 'failed'} onRetry={retry} />;
  if (state.status !== 'ready')
    return <MapMessage kind={state.status} onRetry={retry} wide={props.zoom <= zooms.default} />;
  return (
    <LiveMap {...props} provider={state.provider} onBroken={(error) => setBroken(mapProblemOf(error))} />
  );
}

interface LiveMapProps extends Omit<MapCanvasProps, 'withoutMap' | 'kept'> {
  provider: MapProvider;
  onBroken: (error: unknown) => void;
}

function LiveMap(props: LiveMapProps) {
  const { provider, onBroken, children, marker = null, before = null, pins, ...options } = props;
  const element = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [zoom, setZoom] = useState(options.zoom);
  const clicked = useEffectEvent<NonNullable<MapOptions['onClick']>>((point) => options.onClick?.(point));
  const zoomed = useEffectEvent((to: number) => {
    setZoom(to);
    options.onZoom?.(to);
  });
  const moved = useEffectEvent<NonNullable<MapOptions['onMove']>>((bounds) => options.onMove?.(bounds));
  const broke = useEffectEvent((error: unknown) => {
    console.error(`The map could not be drawn`, error);
    onBroken(error);
  });
  const create = useEffectEvent(() => {
    const { label, center, gestures, onClick } = options;
    const listeners = { onZoom: zoomed, onMove: moved, onBroken: broke };
    const early = takeEarlyMap(label);
    if (early !== null) {
      element.current?.append(early.ground);
      Object.assign(early.listeners, listeners);
      return { ...early, wasEarly: true };
    }
    const ground = createGround(element.current);
    const click = onClick !== undefined && { onClick: clicked };
    return {
      ground,
      wasEarly: false,
      view: provider.createView(ground, { label, center, zoom, gestures, ...listeners, ...click }),
    };
  });
  // As a transition: the whole screen renders again once there is a map.
  const ready = useEffectEvent((created: MapView, wasEarly: boolean) =>
    startTransition(() => {
      setView(created);
      setZoom(created.zoom());
      options.onReady?.({ view: created, places: provider.places, areas: provider.areas, wasEarly });
    }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another provider draws another map
  useEffect(() => {
    const { ground, view, wasEarly } = create();
    let made: MapView | undefined;
    let unmounted = false;
    view.then(
      (created) => {
        made = created;
        if (unmounted) created.destroy();
        else ready(created, wasEarly);
      },
      (error) => !unmounted && broke(error),
    );
    return () => {
      unmounted = true;
      made?.destroy();
      ground.remove();
      setView(null);
    };
  }, [provider]);

  useEffect(() => view?.setMarker(marker), [view, marker]);
  useEffect(() => view?.setBefore(before), [view, before]);
  useEffect(() => view?.setPins(pins ?? []), [view, pins]);

  return (
    <Box position="relative" height="full" width="full">
      {children}
      <Box ref={element} height="full" width="full" />
      {view !== null && <MapControls view={view} zoom={zoom} pin={marker?.point ?? null} />}
    </Box>
  );
}
