import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { toast } from '#web/ui/toast.ts';

const RemoveCode = lazy(async () => ({ default: (await import('./RemoveCode.tsx')).RemoveCode }));

interface CodeActionsProps {
  code: WholeZarCode;
  onChanged: () => void;
}

export function CodeActions({ code, onChanged }: CodeActionsProps): ReactElement {
  const { run, busy } = useMutationOf('adminZarcodes.verify');
  const [removing, setRemoving] = useState(false);
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
      <LinkButton variant="outline" to="/admin/zarcodes/$code/edit" params={{ code: id }}>
        Edit
      </LinkButton>
      <Button variant="danger" onClick={() => setRemoving(true)}>
        Delete
      </Button>
      {removing ? (
        <Suspense fallback={null}>
          <RemoveCode code={code} onClose={() => setRemoving(false)} />
        </Suspense>
      ) : null}
    </chakra.div>
  );
}
