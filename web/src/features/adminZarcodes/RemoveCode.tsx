import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { adminZarcodes, type WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const resolver = bodyResolver(adminZarcodes.delete);

interface RemoveCodeProps {
  code: WholeZarCode;
  onClose: () => void;
}

/** Deletes somebody's code, with the reason that they are mailed. */
export function RemoveCode({ code, onClose }: RemoveCodeProps): ReactElement {
  const { run } = useMutationOf('adminZarcodes.delete');
  const navigate = useNavigate();
  const shown = shownCode(code.zarcode);
  const form = useAppForm({
    defaults: { reason: '', version: code.version },
    resolver,
    submit: (body) => run({ params: { code: code.id }, body }),
    success: { title: 'ZarCode deleted', description: `${shown} no longer works.` },
    failure: failure('Delete failed', 'Failed to delete ZarCode', 'adminZarcodes'),
    onDone: () => navigate({ to: '/admin/zarcodes' }),
  });
  return (
    <FormDialog
      form={form}
      title={`Delete ${shown}?`}
      submitLabel="Delete"
      busyLabel="Deleting..."
      danger
      onClose={onClose}
    >
      <chakra.p mb="4">
        <strong>{code.title}</strong> will no longer be found under this code by anybody. This cannot be
        undone, and the code is never given out again.
      </chakra.p>
      <TextAreaField
        label="Reason"
        hint="We email this text to its owner."
        rows={4}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
