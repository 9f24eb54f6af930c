import type { ReactElement } from 'react';
import type { Profile } from '#shared/contract/user.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

export function PersonalInformation({ profile }: { profile: Profile }): ReactElement {
  return (
    <TitledCard title="Personal Information">
      <DescriptionList
        items={[
          { label: 'First name', value: profile.firstName },
          { label: 'Last name', value: profile.lastName },
          { label: 'Email', value: profile.email },
          { label: 'Contact tel', value: profile.contactTel },
        ]}
      />
    </TitledCard>
  );
}
