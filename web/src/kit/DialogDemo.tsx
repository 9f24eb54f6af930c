import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Demo } from './Demo.tsx';

const Dialog = lazy(async () => ({ default: (await import('#web/ui/Dialog.tsx')).Dialog }));

export function DialogDemo(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Demo id="dialog" title="Dialog">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Show the details
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <Dialog title="Details" onClose={close} footer={<Button onClick={close}>Done</Button>}>
            <p>Something to read.</p>
          </Dialog>
        </Suspense>
      ) : null}
    </Demo>
  );
}
