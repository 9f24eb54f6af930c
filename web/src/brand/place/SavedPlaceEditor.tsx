import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import type { Point } from '#web/maps/mapView.ts';
import { exactPoint } from './exactPoint.ts';
import { MovedPin } from './MovedPin.tsx';
import { PlaceEditor } from './PlaceEditor.tsx';
import { PlaceFormCard } from './PlaceFormCard.tsx';
import type { PlaceForm } from './usePlaceForm.ts';

interface SavedPlaceEditorProps {
  place: PlaceForm;
  /** Where the map begins; null while it is not to be drawn yet. */
  start: { center: Point; zoom: number } | null;
  /** Where the pin was when the code was saved. */
  saved: Point;
  /** Above the fields. */
  children?: ReactNode;
}

/** Edits the place of a code that exists; the map shows how far its pin was moved. */
export function SavedPlaceEditor({ place, start, saved, children }: SavedPlaceEditorProps): ReactElement {
  const { point } = place.pin;
  const isMoved = point !== null && Object.keys(exactPoint(point, saved)).length < 2;
  return (
    <PlaceEditor
      place={place}
      start={start}
      saved={isMoved ? saved : undefined}
      overlay={<MovedPin place={place} from={isMoved ? saved : null} />}
    >
      <PlaceFormCard place={place} submitLabel={t`Save Changes`} busyText={t`Saving...`}>
        {children}
      </PlaceFormCard>
    </PlaceEditor>
  );
}
