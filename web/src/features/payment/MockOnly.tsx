import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** A page that exists in mock mode only: with a real provider, or without payments, nothing is found there. */
export function MockOnly({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const { data, error, mutate } = useApi('settings.public');
  if (data?.payments === 'mock') return <>{children}</>;
  if (data !== undefined) return <PageNotFound />;
  return (
    <Page title={title}>
      {error === undefined ? (
        <Skeleton height="14rem" />
      ) : (
        <LoadProblem
          title={t`This page could not be loaded`}
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
    </Page>
  );
}

function PageNotFound(): ReactElement {
  return (
    <Page title={t`Page Not Found`} hideHeading>
      <EmptyState
        title={t`Page Not Found`}
        action={<LinkButton to="/dashboard">{t`Go to Dashboard`}</LinkButton>}
      >
        {t`There is nothing at this address.`}
      </EmptyState>
    </Page>
  );
}
