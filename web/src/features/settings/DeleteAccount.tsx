import { lazy, type ReactElement, Suspense, useState } from 'react';
import { erasureHours } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
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
      title={t`Delete my account`}
      intro={t`You are signed out at once. ${erasureHours} hours later your account and what we store about you are erased, unless you open the link that we email you to stop it.`}
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t`Delete my account`}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </TitledCard>
  );
}
