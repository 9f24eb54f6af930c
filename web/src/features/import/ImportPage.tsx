import type { ReactElement } from 'react';
import { creatorMessages } from '#shared/domain/creators.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CardStack } from '#web/ui/TitledCard.tsx';
import { ImportList } from './ImportList.tsx';
import { NewImport } from './NewImport.tsx';

/** The places of a file become ZarCodes (docs/product/villages.md#import-pages). */
export function ImportPage(): ReactElement {
  const { data: profile, error, mutate } = useApi('creators.me');
  if (profile === undefined && error === undefined) return <LoadingScreen />;
  return (
    <Page
      title={t`Import places`}
      intro={t`A file with the places of a whole village becomes ZarCodes. Nothing is made before you have seen what is in it.`}
      back={<TextLink to="/creator-dashboard">{t`Back to Creator Dashboard`}</TextLink>}
    >
      {profile === undefined ? (
        error?.status === 404 ? (
          <Notice
            title={t`You have no creator profile`}
            action={<LinkButton to="/creator-dashboard">{t`Creator Dashboard`}</LinkButton>}
          >
            {t`Places are imported by creators. You can ask for a profile there.`}
          </Notice>
        ) : (
          <LoadProblem
            title={t`Your creator profile could not be loaded`}
            message={messageOf(error)}
            onRetry={() => void mutate()}
          />
        )
      ) : (
        <CardStack>
          {profile.isActive ? <NewImport /> : <Notice title={creatorMessages.inactive} />}
          <ImportList />
        </CardStack>
      )}
    </Page>
  );
}
