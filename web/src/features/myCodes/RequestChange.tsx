import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { changeRequestMessages, editHours } from '#shared/domain/changeRequests.ts';
import { t } from '#shared/text/t.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { useSendRequest } from './useSendRequest.ts';

const { noReason } = changeRequestMessages;
const resolver = bodyResolver(zarcodes.requestChange);

interface RequestChangeProps {
  code: string;
  onClose: () => void;
}

/** docs/product/change-requests.md#request-change-dialog. In its own chunk, with the dialog's code and zod. */
export function RequestChange({ code, onClose }: RequestChangeProps): ReactElement {
  const form = useAppForm({
    defaults: { reason: '' },
    resolver,
    submit: useSendRequest(code),
    success: {
      title: t`Change Request Submitted`,
      description: t`Your request has been sent to admin for approval. You'll be notified when it's reviewed.`,
    },
    failure: failure(t`Request Failed`, t`Failed to submit change request. Please try again.`),
    onInvalid: ({ reason }) =>
      reason?.message === noReason ? { title: t`Reason Required`, description: noReason } : undefined,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t`Request Change`}
      submitLabel={t`Submit Request`}
      busyLabel={t`Submitting...`}
      onClose={onClose}
    >
      <div>
        <CodePlate code={code} />
      </div>
      <chakra.p my="3">
        {t`Tell us what should change, and why. Once an admin has approved it, you can edit this ZarCode for ${editHours} hours.`}
      </chakra.p>
      <FormDraft form={form} name={`change.${code}`} what={t`a change request`} />
      <TextAreaField label={t`Reason`} rows={5} {...form.field('reason')} />
    </FormDialog>
  );
}
