import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import type { ListedCreator } from '#shared/contract/creatorFields.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

/** Asks for the slug, because a profile can't be brought back. */
export function DeletionCard({ creator }: { creator: ListedCreator }): ReactElement {
  const { id, displayName, slug, totalCodes } = creator;
  const [isAsking, setAsking] = useState(false);
  const { run } = useMutationOf('creators.delete');
  const navigate = useNavigate();
  const remove = async () => {
    await run({ params: { id } });
    // What was edited and not saved went with it.
    await navigate({ to: '/admin/creators', ignoreBlocker: true });
  };
  return (
    <TitledCard
      title="Delete"
      intro="The public page is removed, the ZarCodes stay. An inactive profile can be activated again; a deleted one cannot."
      action={
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete profile
        </Button>
      }
    >
      {isAsking ? (
        <ConfirmAction
          title={`Delete ${displayName}?`}
          confirmText="Delete"
          busyText="Deleting..."
          typed={slug}
          action={remove}
          success={{ title: 'Creator profile deleted' }}
          failure={failure('Delete failed', 'Failed to delete the Creator profile', 'creators')}
          onClose={() => setAsking(false)}
        >
          <p>
            The page /{slug} will no longer exist.{' '}
            {totalCodes === 0
              ? 'No ZarCode was made with it.'
              : 'Its ZarCodes stay and work, and its address and prefix go to nobody else.'}
          </p>
        </ConfirmAction>
      ) : null}
    </TitledCard>
  );
}
