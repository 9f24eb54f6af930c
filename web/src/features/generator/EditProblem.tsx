import type { ReactElement, ReactNode } from 'react';
import { editHours } from '#shared/domain/changeRequests.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';

interface ProblemProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
}

const toDashboard = <LinkButton to="/dashboard">{t`Go to Dashboard`}</LinkButton>;

function Problem({ title, children, action = toDashboard }: ProblemProps): ReactElement {
  return (
    <Page title={t`Edit ZarCode`}>
      <Card>
        <EmptyState title={title} action={action}>
          {children}
        </EmptyState>
      </Card>
    </Page>
  );
}

export function NothingToEdit({ typed }: { typed: string }): ReactElement {
  return (
    <Problem
      title={t`ZarCode not found`}
    >{t`There is nothing at ${typed.toUpperCase().slice(0, 40)}.`}</Problem>
  );
}

export function NotYours({ zarcode }: { zarcode: string }): ReactElement {
  return (
    <Problem title={t`You cannot edit this ZarCode`}>
      {t`${shownCode(zarcode)} belongs to somebody else. Only its owner can request a change.`}
    </Problem>
  );
}

export function EditFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <Page title={t`Edit ZarCode`}>
      <LoadProblem title={t`Failed to fetch ZarCode`} onRetry={onRetry} />
    </Page>
  );
}

export function NoEditRight({ zarcode, pending }: { zarcode: string; pending: boolean }): ReactElement {
  const code = shownCode(zarcode);
  if (pending) {
    return (
      <Problem title={t`Your change request is under review`}>
        {t`You will get an email when it is reviewed. Once it is approved, you can edit ${code} for ${editHours} hours.`}
      </Problem>
    );
  }
  const request = (
    <LinkButton to="/my-codes" search={{ details: code }}>
      {t`Request Change`}
    </LinkButton>
  );
  return (
    <Problem title={t`Please request a change first`} action={request}>
      {t`Once it is approved, you can edit ${code} for ${editHours} hours.`}
    </Problem>
  );
}
