import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { Profile } from '#shared/contract/user.ts';
import { consentWords } from '#shared/domain/consent.ts';
import { shownDay } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useSaveProfile } from '#web/brand/useSaveProfile.ts';
import { toastFailure } from '#web/ui/failure.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

const failed = failure(t`Update Failed`, t`Failed to update profile`);

function answerText({ emailNotifications, consent }: Profile): string {
  if (consent === undefined || consent.agreed !== emailNotifications) return '';
  const day = shownDay(consent.at);
  return consent.agreed ? t`You agreed to them on ${day}.` : t`You stopped them on ${day}.`;
}

/** docs/product/profile.md#profile: its fourth card, which the settings show too. A tick is saved at once. */
export function EmailPreferences(): ReactElement {
  const profile = useApi('user.profile');
  const save = useSaveProfile();
  const [saving, setSaving] = useState<boolean | null>(null);
  const choose = async (emailNotifications: boolean) => {
    setSaving(emailNotifications);
    try {
      await save({ emailNotifications, askedBy: 'settings' });
    } catch (error) {
      toastFailure(failed(error));
    }
    setSaving(null);
  };
  const busy = saving !== null;
  return (
    <TitledCard
      title={t`Email Preferences`}
      intro={t`Receipts, decisions on your requests and news about your account's safety always come by email.`}
    >
      {profile.error !== undefined ? (
        <LoadProblem
          title={t`Your preferences could not be loaded`}
          message={profile.error.message}
          onRetry={() => void profile.mutate()}
        />
      ) : profile.data === undefined ? (
        <Skeleton height="2.75rem" width="18rem" />
      ) : (
        <>
          <Checkbox
            checked={saving ?? profile.data.emailNotifications}
            aria-disabled={busy || undefined}
            onChange={(event) => busy || void choose(event.currentTarget.checked)}
          >
            {consentWords.settings}
          </Checkbox>
          <chakra.p mt="1" minH="1.55em" color="fg.muted" fontSize="sm">
            {answerText(profile.data)}
          </chakra.p>
        </>
      )}
    </TitledCard>
  );
}
