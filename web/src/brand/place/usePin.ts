import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { formatCoordinate } from '#shared/domain/coordinates.ts';
import { maxPointAccuracy, type PointSource } from '#shared/domain/pointSources.ts';
import type { Province } from '#shared/domain/provinces.ts';
import { type AddressNames, type PlaceFinder, type Point, zooms } from '#web/maps/mapView.ts';
import { type PlaceFormState, pointOf } from './codeForm.ts';

/**
 * `open`: everything can be typed. `locked`: the map has named suburb, city and province
 * (docs/product/making-codes.md#generator). `renamed`: the person calls their area something else and types suburb and
 * city.
 */
export type NamesLock = 'open' | 'locked' | 'renamed';

/**
 * Where the names of a form come from before the pin is set or moved. `map`: nowhere yet. `typed`: the person continues
 * a form. `saved`: from a code, and if the map says the same they are locked.
 */
export type NamesSource = 'map' | 'typed' | 'saved';

type FilledName = 'suburb' | 'city' | 'province' | 'addressLine1';

const firstLock: Record<NamesSource, NamesLock> = { map: 'open', typed: 'renamed', saved: 'locked' };

const restMs = 300; // while a pin moves, only the place where it stops is looked up

/** How a person gives a point. */
export interface GivenPoint {
  readonly source: PointSource;
  /** Metres. */
  readonly accuracy?: number | undefined;
  /** The zoom of the map when the pin was put there. */
  readonly zoom?: number | undefined;
}

export interface Pin {
  point: Point | null;
  lock: NamesLock;
  /** The map found no names for the point: it is probably outside South Africa. */
  unknown: boolean;
  otherProvinces: readonly Province[];
  /** It was put on a map that shows too much to find a gate on, and was not looked at more closely since. */
  fromAfar: boolean;
  place: (point: Point, given: GivenPoint) => void;
  /** The map shows it at this zoom. */
  seen: (zoom: number) => void;
  rename: () => void;
  /** Back to where the form began, with the names of that place. */
  putBack: () => void;
  /** Nothing is filled in any more: the form is used for another place. */
  next: () => void;
  /** The form was emptied: the next place is named as the first one. */
  startAgain: () => void;
}

/** Connects the pin with the coordinate fields, and fills in the names of its place. */
export function usePin(form: PlaceFormState, places: PlaceFinder | null, source: NamesSource): Pin {
  const { control, setValue, getValues, getFieldState, resetField, clearErrors, formState } = form;
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const point = useMemo(() => pointOf(latitude, longitude), [latitude, longitude]);
  const [lock, setLock] = useState<NamesLock>(firstLock[source]);
  const [unknown, setUnknown] = useState(false);
  const [otherProvinces, setOtherProvinces] = useState<readonly Province[]>([]);
  const [fromAfar, setFromAfar] = useState(false);
  const filledLine = useRef('');
  /** What the map has filled in, and what stood there before. */
  const filled = useRef(new Map<FilledName, { was: string; now: string }>());

  const fill = (name: FilledName, value: string) => {
    filled.current.set(name, { was: filled.current.get(name)?.was ?? getValues(name), now: value });
    setValue(name, value, { shouldDirty: true, shouldValidate: false });
  };

  /** At the place of a saved code nothing is filled in: only what the map says of it is compared. */
  const compare = (names: AddressNames | null) => {
    const [suburb, city, province] = getValues(['suburb', 'city', 'province']);
    const same = names?.city === city && names.province === province && (names.suburb ?? '') === suburb;
    setUnknown(false);
    setOtherProvinces(names?.otherProvinces ?? []);
    const fits = same && lock !== 'renamed';
    setLock(names === null ? 'open' : fits ? 'locked' : 'renamed');
    filledLine.current = names?.addressLine1 ?? '';
  };

  const isMoved = () => getFieldState('latitude').isDirty || getFieldState('longitude').isDirty;

  const apply = useEffectEvent((names: AddressNames | null) => {
    if (source === 'saved' && !isMoved()) return compare(names);
    setUnknown(names === null);
    setOtherProvinces(names?.otherProvinces ?? []);
    clearErrors(['suburb', 'city', 'province']);
    const line = names?.addressLine1 ?? '';
    if (getValues('addressLine1') === filledLine.current) fill('addressLine1', line);
    filledLine.current = line;
    if (lock !== 'renamed') {
      // Nothing to fill in: what the person typed stays, what another place filled in goes.
      if (names !== null || lock === 'locked') {
        fill('suburb', names?.suburb ?? '');
        fill('city', names?.city ?? '');
      }
      setLock(names === null ? 'open' : names.city === undefined ? 'renamed' : 'locked');
    }
    const keepsProvince = names?.otherProvinces?.some((name) => name === getValues('province')) === true;
    if (names?.province !== undefined && !keepsProvince) fill('province', names.province);
    else if (names === null && lock !== 'open') {
      fill('province', '');
      setLock('open');
    }
  });

  // At once, not with the names: text pasted in the meantime may be wrong again.
  useEffect(() => {
    if (point !== null) clearErrors(['latitude', 'longitude']);
  }, [point, clearErrors]);

  useEffect(() => {
    if (places === null || point === null) return;
    let current = true;
    const timer = setTimeout(() => {
      places.reverse(point).then(
        (names) => current && apply(names),
        // docs/product/look.md#silent-failures: only logged; the person types the names.
        (error) => console.warn(`The names of this place could not be looked up`, error),
      );
    }, restMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [places, point]);

  // Stable, so that no render moves the marker back while it is dragged.
  const place = useCallback(
    (to: Point, { source, accuracy, zoom = zooms.detail }: GivenPoint) => {
      setValue('latitude', formatCoordinate(to.latitude), { shouldDirty: true });
      setValue('longitude', formatCoordinate(to.longitude), { shouldDirty: true });
      setValue('pointSource', source);
      const metres = accuracy === undefined ? '' : Math.min(accuracy, maxPointAccuracy).toFixed(1);
      setValue('pointAccuracy', metres);
      setFromAfar(zoom < zooms.detail);
      clearErrors(['latitude', 'longitude']);
    },
    [setValue, clearErrors],
  );

  const putBack = () => {
    for (const [name, { was, now }] of filled.current) {
      // What was typed since then stays.
      if (getValues(name) === now) setValue(name, was, { shouldDirty: true });
    }
    filled.current.clear();
    resetField('latitude');
    resetField('longitude');
    const { pointSource = '', pointAccuracy = '' } = formState.defaultValues ?? {};
    setValue('pointSource', pointSource);
    setValue('pointAccuracy', pointAccuracy);
    setFromAfar(false);
  };

  return {
    point,
    lock,
    unknown: unknown && point !== null,
    otherProvinces,
    fromAfar: fromAfar && point !== null,
    place,
    seen: (zoom) => zoom >= zooms.detail && setFromAfar(false),
    // Without a map nothing fills in the province either.
    rename: () => setLock(places === null ? 'open' : 'renamed'),
    putBack,
    next: () => {
      filledLine.current = '';
    },
    startAgain: () => {
      filled.current.clear();
      filledLine.current = '';
      setLock(firstLock[source === 'saved' ? 'saved' : 'map']);
      setUnknown(false);
    },
  };
}
