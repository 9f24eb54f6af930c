import type { ReactElement, ReactNode } from 'react';
import { editHours } from '#shared/domain/changeRequests.ts';
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

const toDashboard = <LinkButton to="/dashboard">Go to Dashboard</LinkButton>;

function Problem({ title, children, action = toDashboard }: ProblemProps): ReactElement {
  return (
    <Page title="Edit ZarCode">
      <Card>
        <EmptyState title={title} action={action}>
          {children}
        </EmptyState>
      </Card>
    </Page>
  );
}

export function NothingToEdit({ typed }: { typed: string }): ReactElement {
  return <Problem title="ZarCode not found">There is nothing at {typed.toUpperCase().slice(0, 40)}.</Problem>;
}

export function NotYours({ zarcode }: { zarcode: string }): ReactElement {
  return (
    <Problem title="You cannot edit this ZarCode">
      {shownCode(zarcode)} belongs to somebody else. Only its owner can request a change.
    </Problem>
  );
}

export function EditFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  return (
    <Page title="Edit ZarCode">
      <LoadProblem title="Failed to fetch ZarCode" onRetry={onRetry} />
    </Page>
  );
}

export function NoEditRight({ zarcode, pending }: { zarcode: string; pending: boolean }): ReactElement {
  const code = shownCode(zarcode);
  if (pending) {
    return (
      <Problem title="Your change request is under review">
        You will get an email when it is reviewed. Once it is approved, you can edit {code} for {editHours}{' '}
        hours.
      </Problem>
    );
  }
  const request = (
    <LinkButton to="/my-codes" search={{ details: code }}>
      Request Change
    </LinkButton>
  );
  return (
    <Problem title="Please request a change first" action={request}>
      Once it is approved, you can edit {code} for {editHours} hours.
    </Problem>
  );
}
