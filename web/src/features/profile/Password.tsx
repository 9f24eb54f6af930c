import type { ReactElement } from 'react';
import { EditCard } from './EditCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export function Password(): ReactElement {
  return (
    <EditCard
      title="Password"
      intro="A new password signs you out on all other devices."
      editLabel="Change"
      view={null}
      form={(done) => <PasswordForm onDone={done} />}
    />
  );
}
