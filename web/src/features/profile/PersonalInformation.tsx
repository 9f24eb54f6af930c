import type { ReactElement } from 'react';
import type { Profile } from '#shared/contract/user.ts';
import { t } from '#shared/text/t.ts';
import { hasDraft } from '#web/storage/drafts.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { EditCard } from './EditCard.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { PersonalForm, personalDraft } from './PersonalForm.tsx';
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx';

export function PersonalInformation({ profile }: { profile: Profile }): ReactElement {
  const { firstName, lastName, email, contactTel, pendingEmail, awaitsConfirmation } = profile;
  return (
    <EditCard
      title={t`Personal Information`}
      startsOpen={hasDraft(personalDraft)}
      view={
        <>
          <DescriptionList
            items={[
              { label: t`First name`, value: firstName },
              { label: t`Last name`, value: lastName },
              { label: t`Email`, value: <BreakAfterAt text={email} /> },
              { label: t`Phone number`, value: contactTel === '' ? t`Not given` : contactTel },
            ]}
          />
          {pendingEmail !== undefined && <PendingEmail email={email} pending={pendingEmail} />}
          {pendingEmail === undefined && awaitsConfirmation === true && <UnconfirmedEmail email={email} />}
        </>
      }
      form={(done) => <PersonalForm profile={profile} onDone={done} />}
    />
  );
}
