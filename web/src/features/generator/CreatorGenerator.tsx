import { type ReactElement, useState } from 'react';
import { creatorMessages } from '#shared/domain/creators.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { GenerateMany } from './GenerateMany.tsx';

/** docs/product/creators.md#creator-generator */
export function CreatorGenerator(): ReactElement {
  const { data, error, mutate } = useApi('creators.me');
  const [isOpen, setOpen] = useState(false);
  // From then on it stays: a profile that is made inactive meanwhile must not take away what was typed.
  if (data?.isActive === true && !isOpen) setOpen(true);
  if (data !== undefined && isOpen) return <GenerateMany profile={data} />;
  if (data === undefined && error === undefined) return <LoadingScreen />;
  const isRefused = data !== undefined || error?.status === 404;
  return (
    <Page title={t`Generate ZarCodes`}>
      {isRefused ? (
        <Card>
          <EmptyState
            title={data === undefined ? creatorMessages.noProfile : creatorMessages.inactive}
            action={<LinkButton to="/creator-dashboard">{t`Go to Creator Dashboard`}</LinkButton>}
          />
        </Card>
      ) : (
        <LoadProblem
          title={t`Your creator profile could not be loaded`}
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
    </Page>
  );
}
