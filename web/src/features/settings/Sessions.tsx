import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { leave } from '#web/brand/leave.ts';
import { ownDrafts } from '#web/storage/drafts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

export function Sessions(): ReactElement {
  const [asking, setAsking] = useState(false);
  const { run } = useMutationOf('user.endSessions');
  const unsent = ownDrafts();
  const signOutEverywhere = async () => {
    await run();
    leave();
  };
  return (
    <TitledCard
      title={t`Sessions`}
      intro={t`Lost a phone, or signed in on somebody else's? End every session of your account at once.`}
    >
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t`Sign out everywhere`}
      </Button>
      {asking ? (
        <ConfirmAction
          title={t`Sign out everywhere?`}
          confirmText={t`Sign out`}
          busyText={t`Signing out...`}
          action={signOutEverywhere}
          success={{ title: t`Signed out everywhere`, description: t`Please sign in again to continue.` }}
          failure={failure(t`Sign-out failed`, t`Failed to sign you out. Please try again.`)}
          onClose={() => setAsking(false)}
        >
          <p>{t`You will be signed out on all devices, in this browser too.`}</p>
          {unsent.length === 0 ? null : (
            <p>{t`Not sent yet, and deleted from this device: ${unsent.join(', ')}.`}</p>
          )}
        </ConfirmAction>
      ) : null}
    </TitledCard>
  );
}
