import { lazy, type ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useDialogs } from '#web/ui/useDialogs.tsx';

const loadDialog = () => import('./NewCreator.tsx');
const NewCreator = lazy(async () => ({ default: (await loadDialog()).NewCreator }));

export function NewCreatorButton(): ReactElement {
  const { open, dialog } = useDialogs({ create: (onClose) => <NewCreator onClose={onClose} /> });
  return (
    <>
      <Button
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => open('create')}
      >
        New creator
      </Button>
      {dialog}
    </>
  );
}
