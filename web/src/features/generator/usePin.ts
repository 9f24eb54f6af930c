import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { formatCoordinate } from '#shared/domain/coordinates.ts';
import type { Province } from '#shared/domain/provinces.ts';
import type { AddressNames, PlaceFinder, Point } from '#web/maps/mapView.ts';
import { type CodeForm, pointOf } from './codeForm.ts';

/**
 * `open`: nothing is known, everything can be typed. `locked`: the map has named suburb, city and province (SPEC 4).
 * `renamed`: the person calls their area something else and types suburb and city.
 */
export type NamesLock = 'open' | 'locked' | 'renamed';

const restMs = 300; // while a pin is on the move, only where it comes to rest is looked up

export interface Pin {
  point: Point | null;
  lock: NamesLock;
  /** The map knows nothing of the point: most likely it is not in South Africa. */
  unknown: boolean;
  otherProvinces: readonly Province[];
  place: (point: Point) => void;
  rename: () => void;
}

/** Ties the pin on the map to the coordinate fields, and fills in the names of where it stands. */
export function usePin(form: UseFormReturn<CodeForm>, places: PlaceFinder | null, restored: boolean): Pin {
  const { control, setValue, getValues, clearErrors } = form;
  const [latitude, longitude] = useWatch({ control, name: ['latitude', 'longitude'] });
  const point = useMemo(() => pointOf(latitude, longitude), [latitude, longitude]);
  const [lock, setLock] = useState<NamesLock>(restored ? 'renamed' : 'open');
  const [unknown, setUnknown] = useState(false);
  const [otherProvinces, setOtherProvinces] = useState<readonly Province[]>([]);
  const filledLine = useRef('');

  const fill = (name: 'suburb' | 'city' | 'province' | 'addressLine1', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: false });

  const apply = useEffectEvent((names: AddressNames | null) => {
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
    const kept = names?.otherProvinces?.some((name) => name === getValues('province')) === true;
    if (names?.province !== undefined && !kept) fill('province', names.province);
    else if (names === null && lock !== 'open') {
      fill('province', '');
      setLock('open');
    }
  });

  // At once, and not with the names: what is pasted meanwhile may be wrong anew.
  useEffect(() => {
    if (point !== null) clearErrors(['latitude', 'longitude']);
  }, [point, clearErrors]);

  useEffect(() => {
    if (places === null || point === null) return;
    let current = true;
    const timer = setTimeout(() => {
      places.reverse(point).then(
        (names) => current && apply(names),
        // SPEC 8: no geocoding result is logged only; the person types the names.
        (error) => console.warn('The names of this place could not be looked up', error),
      );
    }, restMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [places, point]);

  // Stable, so that nothing puts the marker back while it is being dragged.
  const place = useCallback(
    (to: Point) => {
      setValue('latitude', formatCoordinate(to.latitude), { shouldDirty: true });
      setValue('longitude', formatCoordinate(to.longitude), { shouldDirty: true });
      clearErrors(['latitude', 'longitude']);
    },
    [setValue, clearErrors],
  );

  return {
    point,
    lock,
    unknown: unknown && point !== null,
    otherProvinces,
    place,
    rename: () => setLock('renamed'),
  };
}
