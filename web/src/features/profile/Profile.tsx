import { type ReactElement, type ReactNode, useDeferredValue } from 'react';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CardStack, TitledCard } from '#web/ui/TitledCard.tsx';
import { CreatorSettings } from './CreatorSettings.tsx';
import { ForDevelopers } from './ForDevelopers.tsx';
import { Password } from './Password.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';

/** docs/product/profile.md#profile. The route passes the card of another feature. */
export function Profile({ emailPreferences }: { emailPreferences: ReactNode }): ReactElement {
  const profile = useApi('user.profile');
  const creator = useApi('creators.me');
  const isCreator = creator.data !== undefined;
  const isAnswered = creator.data !== undefined || creator.error !== undefined;
  // Deferred: all cards are otherwise drawn in one go, which holds a slow phone up.
  const isShown = useDeferredValue(profile.data !== undefined && isAnswered);
  // Most people are no creators.
  const creatorProblem = creator.error?.status === 404 ? undefined : creator.error;
  const problem = profile.error ?? creatorProblem;
  return (
    <Page
      title={t`Profile Information`}
      back={
        <TextLink to={isCreator ? '/creator-dashboard' : '/dashboard'}>
          {isCreator ? t`Back to Creator Dashboard` : t`Back to Dashboard`}
        </TextLink>
      }
    >
      {problem !== undefined ? (
        <LoadProblem
          title={t`Your profile could not be loaded`}
          message={problem.message}
          onRetry={() => void Promise.all([profile.mutate(), creator.mutate()])}
        />
      ) : profile.data === undefined || !isShown ? (
        // All cards at once, so that none moves another one.
        <TitledCard title={t`Personal Information`}>
          <Skeleton height="8.5rem" />
        </TitledCard>
      ) : (
        <CardStack>
          <PersonalInformation profile={profile.data} />
          <CreatorSettings creator={creator.data ?? null} />
          <Password />
          {emailPreferences}
          <ForDevelopers />
        </CardStack>
      )}
    </Page>
  );
}
