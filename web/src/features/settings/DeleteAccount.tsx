import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

const Dialog = lazy(async () => ({
  default: (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog,
}));

/** docs/product/profile.md#account-settings. */
export function DeleteAccount(): ReactElement {
  const [asking, setAsking] = useState(false);
  return (
    <TitledCard
      title="Delete my account"
      intro="Your account ends at once, and what we store about you is erased. This cannot be undone."
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </TitledCard>
  );
}
