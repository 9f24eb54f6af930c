import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement } from 'react';
import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDialogs } from '#web/ui/useDialogs.tsx';
import { placeOf } from './placeOf.ts';

const ChangeVisibility = lazy(async () => ({
  default: (await import('./ChangeVisibility.tsx')).ChangeVisibility,
}));
const ShowPlace = lazy(async () => ({ default: (await import('./ShowPlace.tsx')).ShowPlace }));
const RemoveCode = lazy(async () => ({ default: (await import('./RemoveCode.tsx')).RemoveCode }));

interface CodeActionsProps {
  code: WholeZarCode;
  onChanged: () => void;
  onShowPlace: (code: WholeZarCode) => void;
}

export function CodeActions({ code, onChanged, onShowPlace }: CodeActionsProps): ReactElement {
  const { run, busy } = useMutationOf('adminZarcodes.verify');
  const { open, dialog } = useDialogs({
    level: (onClose) => <ChangeVisibility code={code} onChanged={onChanged} onClose={onClose} />,
    place: (onClose) => <ShowPlace code={code} onShown={onShowPlace} onClose={onClose} />,
    remove: (onClose) => <RemoveCode code={code} onClose={onClose} />,
  });
  const { id, version } = code;
  const verified = code.verified !== true;
  const verify = async () => {
    try {
      await run({ params: { code: id }, body: { verified, version } });
      toast({ title: verified ? 'Marked as verified' : 'Verification removed' });
    } catch (error) {
      toastFailure(failure('Error', 'The verification could not be changed', 'adminZarcodes')(error));
    }
    onChanged();
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button variant="outline" busy={busy} onClick={() => void verify()}>
        {verified ? 'Verify' : 'Remove Verification'}
      </Button>
      {placeOf(code) === null ? (
        <Button variant="outline" onClick={() => open('place')}>
          Show the place
        </Button>
      ) : (
        <LinkButton variant="outline" to="/admin/zarcodes/$code/edit" params={{ code: id }}>
          Edit
        </LinkButton>
      )}
      {/* Of one that is not shown to everybody the owner alone says how to get there. */}
      {code.visibility === 'public' ? (
        <LinkButton variant="outline" to="/zarcodes/$code/guide" params={{ code: shownCode(code.zarcode) }}>
          {code.guide === undefined ? 'Add' : 'Edit'} directions
        </LinkButton>
      ) : null}
      <Button variant="outline" onClick={() => open('level')}>
        Change who can see it
      </Button>
      <Button variant="danger" onClick={() => open('remove')}>
        Delete
      </Button>
      {dialog}
    </chakra.div>
  );
}
