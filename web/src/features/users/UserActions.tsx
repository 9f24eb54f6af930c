import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, useState } from 'react';
import type { Account } from '#shared/contract/users.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { useDialogs } from '#web/ui/useDialogs.tsx';

const EditUser = lazy(async () => ({ default: (await import('./EditUser.tsx')).EditUser }));
const SetPassword = lazy(async () => ({ default: (await import('./SetPassword.tsx')).SetPassword }));
const DeleteUser = lazy(async () => ({ default: (await import('./DeleteUser.tsx')).DeleteUser }));

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

interface UserActionsProps {
  user: Account;
  /** The admin's own account: most of it is changed elsewhere, so that nobody locks themselves out. */
  isOwn: boolean;
}

export function UserActions({ user, isOwn }: UserActionsProps): ReactElement {
  const { open, dialog } = useDialogs({
    edit: (onClose) => <EditUser user={user} isOwn={isOwn} onClose={onClose} />,
    password: (onClose) => <SetPassword user={user} onClose={onClose} />,
    sessions: (onClose) => <EndSessions user={user} onClose={onClose} />,
    toggle: (onClose) => <ToggleUser user={user} onClose={onClose} />,
    keep: (onClose) => <KeepUser user={user} onClose={onClose} />,
    delete: (onClose) => <DeleteUser user={user} onClose={onClose} />,
  });
  const button = (action: Parameters<typeof open>[0], label: string) => (
    <Button variant={action === 'delete' ? 'danger' : 'outline'} size="sm" onClick={() => open(action)}>
      {label}
    </Button>
  );
  return (
    <>
      <Buttons>
        {button('edit', 'Edit')}
        {isOwn ? null : (
          <>
            {button('password', 'Set password')}
            {button('sessions', 'End sessions')}
            {button('toggle', user.disabled ? 'Enable' : 'Disable')}
            {user.erasesAt === undefined ? null : button('keep', 'Stop the deletion')}
            {button('delete', 'Delete')}
          </>
        )}
      </Buttons>
      {dialog}
    </>
  );
}

interface QuestionProps {
  user: Account;
  onClose: () => void;
}

function ToggleUser({ user, onClose }: QuestionProps): ReactElement {
  const { run } = useMutationOf('users.toggle');
  // What is asked stays the same, also where another admin was faster.
  const [{ id, firstName, disabled, version }] = useState(user);
  const verb = disabled ? 'Enable' : 'Disable';
  return (
    <ConfirmAction
      title={`${verb} this account?`}
      confirmText={verb}
      busyText="Saving..."
      action={() => run({ params: { id }, body: { version } })}
      success={{ title: disabled ? 'Account enabled' : 'Account disabled' }}
      failure={failure('Account not changed', 'Failed to change the account. Please try again.', 'users')}
      onClose={onClose}
    >
      <p>
        {disabled
          ? `${firstName} can sign in again.`
          : `${firstName} is signed out everywhere at once, and cannot sign in until the account is enabled.`}
      </p>
    </ConfirmAction>
  );
}

function KeepUser({ user: { id, firstName, email }, onClose }: QuestionProps): ReactElement {
  const { run } = useMutationOf('users.keepAccount');
  return (
    <ConfirmAction
      title="Stop the deletion?"
      confirmText="Stop the deletion"
      busyText="Stopping..."
      action={() => run({ params: { id } })}
      success={{ title: 'Deletion stopped' }}
      failure={failure('Deletion not stopped', 'Failed to stop the deletion. Please try again.', 'users')}
      onClose={onClose}
    >
      <p>
        The account stays as it is. The password from before no longer works, because the person who asked for
        the deletion knew it: {firstName} gets a link to choose a new one at {email}. If they can’t read mail
        there, change the email address first.
      </p>
    </ConfirmAction>
  );
}

function EndSessions({ user: { id, firstName }, onClose }: QuestionProps): ReactElement {
  const { run } = useMutationOf('users.endSessions');
  return (
    <ConfirmAction
      title="End all sessions?"
      confirmText="End sessions"
      busyText="Ending..."
      action={() => run({ params: { id } })}
      success={{ title: 'Sessions ended' }}
      failure={failure('Sessions not ended', 'Failed to end the sessions. Please try again.', 'users')}
      onClose={onClose}
    >
      <p>{firstName} is signed out on all devices, and can sign in again with their password.</p>
    </ConfirmAction>
  );
}
