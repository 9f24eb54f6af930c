import type { ReactElement, ReactNode } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CardStack, TitledCard } from '#web/ui/TitledCard.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';

/** docs/product.md, "Profile". The route passes the card of another feature. */
export function Profile({ emailPreferences }: { emailPreferences: ReactNode }): ReactElement {
  const profile = useApi('user.profile');
  return (
    <Page title="Profile Information">
      <CardStack>
        {profile.error !== undefined ? (
          <LoadProblem
            title="Your profile could not be loaded"
            message={profile.error.message}
            onRetry={() => void profile.mutate()}
          />
        ) : profile.data === undefined ? (
          <TitledCard title="Personal Information">
            <Skeleton height="8rem" />
          </TitledCard>
        ) : (
          <PersonalInformation profile={profile.data} />
        )}
        {emailPreferences}
      </CardStack>
    </Page>
  );
}
