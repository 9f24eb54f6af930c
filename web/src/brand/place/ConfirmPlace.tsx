import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { MapCanvas } from '#web/maps/MapCanvas.tsx';
import { type Point, pointText, zooms } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CodeForm, PlaceFormState } from './codeForm.ts';
import { isRough, pointSourceText } from './pointSourceText.ts';
import type { Pin } from './usePin.ts';

const MapBox = chakra('div', {
  base: {
    position: 'relative',
    height: 'clamp(13rem, 38svh, 24rem)',
    borderRadius: 'lg',
    borderWidth: '1px',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});

interface ConfirmPlaceProps {
  form: PlaceFormState;
  pin: Pin;
  /** Shows the pin closely on the form's map. */
  onShow: (point: Point) => void;
  onAnswer: (isRight: boolean) => void;
  /** What else there is to know of the place. */
  children?: ReactNode;
}

/** “Is this the gate?”: a last close look at the pin. Loaded with the map that it shows. */
export function ConfirmPlace(props: ConfirmPlaceProps): ReactElement | null {
  const { form, pin, onShow, onAnswer, children } = props;
  // As it was when the question came.
  const [isFar, setFar] = useState(pin.fromAfar);
  const { point } = pin;
  if (point === null) return null;
  const leave = () => onAnswer(false);
  const move = () => {
    onShow(point);
    leave();
  };
  if (isFar) {
    return (
      <Dialog
        key="far"
        title={t`Zoom in first`}
        onClose={leave}
        focusAfter={pinMap}
        footer={
          <>
            <Button variant="outline" onClick={() => setFar(false)}>
              {t`Leave it there`}
            </Button>
            <Button variant="accent" data-first-focus onClick={move}>
              {t`Zoom in`}
            </Button>
          </>
        }
      >
        {t`The pin was put on a map that shows too much to find a gate. Zoom in and put it exactly where people should arrive.`}
      </Dialog>
    );
  }
  return (
    <Dialog
      key="gate"
      title={t`Is this the gate?`}
      onClose={leave}
      focusAfter={pinMap}
      footer={
        <>
          <Button variant="outline" onClick={move}>
            {t`Move it`}
          </Button>
          <Button variant="accent" data-first-focus onClick={() => onAnswer(true)}>
            {t`Continue`}
          </Button>
        </>
      }
    >
      <CloseUp values={form.getValues()} point={point} />
      {children}
    </Dialog>
  );
}

/** The map of the form, where the pin is moved; the button that led here once that has said yes. */
const pinMap = () => document.querySelector<HTMLElement>('[data-pin-map] [role=application]');

function CloseUp({ values, point }: { values: CodeForm; point: Point }): ReactElement {
  const { title, addressLine1, addressLine2, suburb, city, province, pointSource } = values;
  const accuracy = values.pointAccuracy === '' ? undefined : Number(values.pointAccuracy);
  const position = pointText(point);
  const source = pointSourceText({ pointSource: pointSource || undefined, pointAccuracy: accuracy });
  const address = [addressLine1, addressLine2, suburb, city, province].filter((line) => line !== '');
  const marker = useMemo(
    () => ({ point, accuracy, label: t`Your pin at ${position}` }),
    [point, accuracy, position],
  );
  return (
    <chakra.div display="grid" gap="3">
      <MapBox>
        <MapCanvas
          label={t`Close-up of your pin at ${position}`}
          center={point}
          zoom={zooms.focus}
          gestures="cooperative"
          marker={marker}
        />
      </MapBox>
      <div>
        <chakra.p fontWeight="bold" overflowWrap="anywhere">
          {title}
        </chakra.p>
        <chakra.p overflowWrap="anywhere">{address.join(', ')}</chakra.p>
        <chakra.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {source === '' ? position : `${source} (${position})`}
        </chakra.p>
      </div>
      {isRough(accuracy) ? (
        <Notice>{t`The place may be anywhere in the ring. If the pin is not on the gate, move it.`}</Notice>
      ) : null}
      {pointSource === 'search' ? (
        <Notice>{t`A search finds the middle of a place. If the pin is not on the gate, move it.`}</Notice>
      ) : null}
    </chakra.div>
  );
}
