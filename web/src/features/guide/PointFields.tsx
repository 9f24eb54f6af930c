import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { maxLabel, maxNote } from '#shared/domain/guide.ts';
import { pointKinds } from '#shared/domain/guideIds.ts';
import { t } from '#shared/text/t.ts';
import { charactersText } from '#web/brand/guide/charactersText.ts';
import { type PointFields as Fields, positionOf } from '#web/brand/guide/guideForm.ts';
import { LocateButton } from '#web/brand/place/LocateButton.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { type Point, pointText } from '#web/maps/mapView.ts';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { PinMapFrame } from './PinMapFrame.ts';
import { kindNames } from './pointDefaults.ts';

const PinMap = lazy(async () => ({ default: (await import('./PinMap.tsx')).PinMap }));

interface PointFieldsProps {
  point: Fields;
  /** The start of the names of its fields: `points.2` */
  name: string;
  /** While it is folded it needs no map. */
  open: boolean;
  own: Point;
  errorOf: (field: string) => string;
  onChange: (fields: Partial<Omit<Fields, 'key'>>) => void;
}

/** A point beside the code's own: what it is, where it is, what it is called. */
export function PointFields({ point, name, open, own, errorOf, onChange }: PointFieldsProps): ReactElement {
  const { kind, label, position, note } = point;
  const at = useMemo(() => positionOf({ position }), [position]);
  // Stable, so that no render moves the marker back while it is dragged.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const place = useCallback((to: Point) => latest.current({ position: pointText(to) }), []);
  const loading = (
    <PinMapFrame>
      <MapMessage kind="loading" />
    </PinMapFrame>
  );
  return (
    <>
      <chakra.div display="grid" columnGap="3" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
        <SelectField
          label={t`What it is`}
          name={`${name}.kind`}
          value={kind}
          error={errorOf('kind')}
          onChange={({ target }) => {
            const chosen = pointKinds.find((each) => each === target.value);
            if (chosen !== undefined) onChange({ kind: chosen });
          }}
        >
          {pointKinds.map((each) => (
            <option key={each} value={each}>
              {kindNames[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t`Label`}
          hint={t`Up to ${maxLabel} letters or digits.`}
          required
          autoComplete="off"
          autoCapitalize="characters"
          name={`${name}.label`}
          value={label}
          error={errorOf('label')}
          onChange={({ target }) => onChange({ label: target.value })}
        />
      </chakra.div>
      <chakra.div display="grid" gap="2">
        <chakra.p fontWeight="semibold">{t`Where it is`}</chakra.p>
        <chakra.p fontSize="sm" color="fg.muted" mt="-1.5">
          {t`Tap the map, stand there and use your location, or enter coordinates. The pale pin is the ZarCode itself.`}
        </chakra.p>
        <LocateButton worded onFound={place} />
        {open ? (
          <Suspense fallback={loading}>
            <PinMap
              name={label.trim() === '' ? kindNames[kind] : label}
              point={at}
              own={own}
              onPlace={place}
            />
          </Suspense>
        ) : null}
      </chakra.div>
      <TextField
        label={t`Coordinates or map link`}
        placeholder="-25.746111, 28.188056"
        required
        autoComplete="off"
        name={`${name}.latitude`}
        value={position}
        error={errorOf('latitude')}
        onChange={({ target }) => onChange({ position: target.value })}
      />
      <TextField
        label={t`Note`}
        hint={charactersText(note.length, maxNote)}
        placeholder={t`Yellow, on Church Street`}
        optional
        autoComplete="off"
        name={`${name}.note`}
        value={note}
        error={errorOf('note')}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
