import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { EditCard } from './EditCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export function Password(): ReactElement {
  return (
    <EditCard
      title={t`Password`}
      intro={t`A new password signs you out on all other devices.`}
      editLabel={t`Change`}
      view={null}
      form={(done) => <PasswordForm onDone={done} />}
    />
  );
}
