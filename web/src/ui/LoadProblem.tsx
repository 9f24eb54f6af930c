import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface LoadProblemProps {
  title: string;
  message?: string;
  onRetry: () => void;
}

/** Shown in place of what could not be fetched, with a way to try again. */
export function LoadProblem({ title, message, onRetry }: LoadProblemProps): ReactElement {
  return (
    <Notice
      tone="error"
      title={title}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t`Try again`}
        </Button>
      }
    >
      {message === undefined ? null : <p>{message}</p>}
    </Notice>
  );
}
