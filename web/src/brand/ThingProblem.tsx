import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { type ApiError, messageOf } from '#web/api/client.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';

interface ThingProblemProps {
  /** As a word: `message` */
  thing: string;
  error: ApiError;
  onRetry: () => void;
}

/** In place of a thing that was not found, or could not be fetched. */
export function ThingProblem({ thing, error, onRetry }: ThingProblemProps): ReactElement {
  // An incomplete id is refused.
  if (error.status === 404 || error.status === 400) {
    return (
      <EmptyState title={t`There is no such ${thing}`}>
        {t`It was deleted, or the link to it is incomplete.`}
      </EmptyState>
    );
  }
  return (
    <LoadProblem title={t`The ${thing} could not be loaded`} message={messageOf(error)} onRetry={onRetry} />
  );
}
