import { type ReactElement, useState } from 'react';
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
      title="Sessions"
      intro="Lost a phone, or signed in on somebody else's? End every session of your account at once."
    >
      <Button variant="outline" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      {asking ? (
        <ConfirmAction
          title="Sign out everywhere?"
          confirmText="Sign out"
          busyText="Signing out..."
          action={signOutEverywhere}
          success={{ title: 'Signed out everywhere', description: 'Please sign in again to continue.' }}
          failure={failure('Sign-out failed', 'Failed to sign you out. Please try again.')}
          onClose={() => setAsking(false)}
        >
          <p>You will be signed out on all devices, in this browser too.</p>
          {unsent.length === 0 ? null : (
            <p>Not sent yet, and deleted from this device: {unsent.join(', ')}.</p>
          )}
        </ConfirmAction>
      ) : null}
    </TitledCard>
  );
}
