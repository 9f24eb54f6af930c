import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';

function Problem({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <Page title={t`Directions`}>
      <Card>
        <EmptyState title={title} action={<LinkButton to="/dashboard">{t`Go to Dashboard`}</LinkButton>}>
          {children}
        </EmptyState>
      </Card>
    </Page>
  );
}

export function NothingThere({ typed }: { typed: string }): ReactElement {
  return (
    <Problem
      title={t`ZarCode not found`}
    >{t`There is nothing at ${typed.toUpperCase().slice(0, 40)}.`}</Problem>
  );
}

export function NotYours({ zarcode }: { zarcode: string }): ReactElement {
  return (
    <Problem title={t`You cannot edit these directions`}>
      {t`${shownCode(zarcode)} belongs to somebody else. Only its owner can say how to get there.`}
    </Problem>
  );
}

export function GuideFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <Page title={t`Directions`}>
      <LoadProblem title={t`Failed to fetch ZarCode`} onRetry={onRetry} />
    </Page>
  );
}
