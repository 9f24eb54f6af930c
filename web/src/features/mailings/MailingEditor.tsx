import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { MailingResponse } from '#shared/contract/mailings.ts';
import { maxMailingText, maxSubject } from '#shared/domain/mailing.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { useSession } from '#web/session/session.ts';
import { Card } from '#web/ui/Card.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import { bodyOf, type MailingValues, valuesOf } from './mailingValues.ts';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

const shown = failure('Email not saved', 'Please try again.', 'mailings');

const rules = {
  subject: {
    required: 'Please enter a subject.',
    maxLength: { value: maxSubject, message: `Please use at most ${maxSubject} characters.` },
  },
  text: {
    required: 'Please enter a text.',
    maxLength: { value: maxMailingText, message: `Please use at most ${maxMailingText} characters.` },
  },
  'audience.email': {
    validate: (email: string, { audience }: MailingValues) =>
      audience.kind !== 'person' || email.trim() !== '' || 'Please enter the email of the person.',
  },
};

interface MailingEditorProps {
  /** A draft; without one a new email is written. */
  mailing?: MailingResponse;
  onSaved?: (mailing: MailingResponse) => void;
  /** What can be done with what is saved. */
  children?: (hasChanges: boolean) => ReactNode;
}

/** Fields and, beside them, what people will read. */
export function MailingEditor({ mailing, onSaved, children }: MailingEditorProps): ReactElement {
  const firstName = useSession().user?.firstName ?? '';
  const create = useMutationOf('mailings.create').run;
  const update = useMutationOf('mailings.update').run;
  const form = useAppForm({
    defaults: valuesOf(mailing),
    rules,
    submit: (values: MailingValues) =>
      mailing === undefined
        ? create({ body: bodyOf(values) })
        : update({ params: { id: mailing.id }, body: { ...bodyOf(values), version: mailing.version } }),
    success: { title: 'Draft saved' },
    failure: shown,
    ...(onSaved !== undefined && { onDone: onSaved }),
  });
  const { subject, text } = form.watch();
  return (
    <Columns>
      <Card>
        <Form form={form} submitLabel="Save draft" busyLabel="Saving...">
          <AudienceFields form={form} />
          <TextField label="Subject" autoComplete="off" {...form.field('subject')} />
          <TextAreaField
            label="Text"
            rows={14}
            hint="An empty line begins a paragraph. {firstName} is the name of each person."
            {...form.field('text')}
          />
        </Form>
        <LeaveWarning form={form} />
        {children?.(form.formState.isDirty)}
      </Card>
      <TitledCard title="Preview">
        <MailPreview subject={subject} text={text} firstName={firstName} />
      </TitledCard>
    </Columns>
  );
}
