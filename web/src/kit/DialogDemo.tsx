import { lazy, type ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useDialogs } from '#web/ui/useDialogs.tsx';
import { Demo, Row } from './Demo.tsx';
import { type Parcel, parcels } from './parcels.ts';

const Dialog = lazy(async () => ({ default: (await import('#web/ui/Dialog.tsx')).Dialog }));

export function DialogDemo(): ReactElement {
  const { open, dialog } = useDialogs({
    details: (onClose) => (
      <Dialog title="Details" onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
        <p>Something to read.</p>
      </Dialog>
    ),
    parcel: (onClose, { title, city }: Parcel) => (
      <Dialog title={title} onClose={onClose}>
        <p>To {city}.</p>
      </Dialog>
    ),
  });
  return (
    <Demo id="dialog" title="Dialog">
      <Row>
        <Button variant="outline" onClick={() => open('details')}>
          Show the details
        </Button>
        {parcels.slice(0, 2).map((parcel) => (
          <Button key={parcel.id} variant="outline" onClick={() => open('parcel', parcel)}>
            Show {parcel.title}
          </Button>
        ))}
      </Row>
      {dialog}
    </Demo>
  );
}
