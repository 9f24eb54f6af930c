import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { adminZarcodes, type WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { visibilities } from '#shared/domain/visibility.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { levelLabels } from '#web/brand/levelLabels.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const resolver = bodyResolver(adminZarcodes.setVisibility);

interface ChangeVisibilityProps {
  code: WholeZarCode;
  onChanged: () => void;
  onClose: () => void;
}

/** Sets who sees somebody's code, with the reason that they are mailed. */
export function ChangeVisibility({ code, onChanged, onClose }: ChangeVisibilityProps): ReactElement {
  const { run } = useMutationOf('adminZarcodes.setVisibility');
  const form = useAppForm({
    defaults: { level: code.visibility, reason: '', version: code.version },
    resolver,
    submit: (body) => run({ params: { code: code.id }, body }),
    success: { title: 'Saved', description: 'Its owner gets an email with your reason.' },
    failure: failure('Error', 'It could not be changed. Please try again.', 'adminZarcodes'),
    onDone: () => {
      onChanged();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Who can see ${shownCode(code.zarcode)}`}
      submitLabel="Save"
      busyLabel="Saving..."
      onClose={onClose}
    >
      <SelectField label="Who can see it" {...form.field('level')}>
        {visibilities.map((level) => (
          <option key={level} value={level}>
            {levelLabels[level]}
          </option>
        ))}
      </SelectField>
      {code.visibility === 'public' ? (
        <chakra.p mb="3" fontSize="sm" color="fg.muted">
          Until now anybody could open its page. Pages that were opened stay in other people's browsers.
        </chakra.p>
      ) : null}
      <TextAreaField
        label="Reason"
        hint="We email this text to its owner."
        rows={3}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
