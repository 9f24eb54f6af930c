import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { adminZarcodes, type WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const resolver = bodyResolver(adminZarcodes.showPlace);

interface ShowPlaceProps {
  code: WholeZarCode;
  onShown: (code: WholeZarCode) => void;
  onClose: () => void;
}

/** Asks why an admin needs to see a place that its owner does not show to everybody. */
export function ShowPlace({ code, onShown, onClose }: ShowPlaceProps): ReactElement {
  const { run } = useMutationOf('adminZarcodes.showPlace');
  const form = useAppForm({
    defaults: { reason: '' },
    resolver,
    submit: (body) => run({ params: { code: code.id }, body }),
    failure: failure('Error', 'The place could not be shown. Please try again.', 'adminZarcodes'),
    onDone: (whole) => {
      onShown(whole);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Show the place of ${shownCode(code.zarcode)}?`}
      submitLabel="Show the place"
      busyLabel="Showing..."
      onClose={onClose}
    >
      <chakra.p mb="4">
        Its owner does not show it to everybody. That you look at it, and why, is recorded in the audit.
      </chakra.p>
      <TextAreaField label="Reason" rows={3} {...form.field('reason')} />
    </FormDialog>
  );
}
