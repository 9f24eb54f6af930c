import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { imagePath, maxCaptionLength } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { maxLength } from '#web/ui/form/rules.ts';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

interface EditCaptionProps {
  image: ZarCodeImage;
  onClose: () => void;
}

const rules = { caption: maxLength(maxCaptionLength) };

/** The line below a photo. With the dialog's code in a chunk of its own. */
export function EditCaption({ image, onClose }: EditCaptionProps): ReactElement {
  const { id, zarCodeId, originalFilename, caption } = image;
  const { run } = useMutationOf('images.update');
  const form = useAppForm({
    defaults: { caption },
    rules,
    submit: (body) => run({ params: { code: zarCodeId, imageId: id }, body }),
    success: { title: t`Caption saved` },
    failure: failure(t`Update failed`, t`The photo could not be changed. Please try again.`),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t`Caption`}
      submitLabel={t`Save caption`}
      busyLabel={t`Saving...`}
      onClose={onClose}
    >
      <chakra.img
        src={imagePath(zarCodeId, id, 'medium')}
        alt={originalFilename}
        maxH="12rem"
        mb="4"
        borderRadius="md"
      />
      <TextField
        label={t`Caption`}
        hint={t`What people see here, such as “Turn in at the blue gate”. Leave it empty for none.`}
        {...form.field('caption')}
      />
    </FormDialog>
  );
}
