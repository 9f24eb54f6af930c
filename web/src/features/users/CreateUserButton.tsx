import { UserPlus } from 'lucide-react';
import { lazy, type ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useDialogs } from '#web/ui/useDialogs.tsx';

const CreateUser = lazy(async () => ({ default: (await import('./CreateUser.tsx')).CreateUser }));

export function CreateUserButton(): ReactElement {
  const { open, dialog } = useDialogs({ create: (onClose) => <CreateUser onClose={onClose} /> });
  return (
    <>
      <Button onClick={() => open('create')}>
        <UserPlus size={20} aria-hidden="true" />
        Create user
      </Button>
      {dialog}
    </>
  );
}
