import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';

const ClaimedDialog = lazy(async () => ({ default: (await import('./ClaimedDialog.tsx')).ClaimedDialog }));

/** Opens the list of the codes that residents claimed. */
export function ClaimedButton({ children }: { children: string }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen ? (
        <Suspense>
          <ClaimedDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
