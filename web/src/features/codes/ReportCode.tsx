import type { ReactElement } from 'react';
import { emailPattern, emailProblem } from '#shared/domain/account.ts';
import type { CodePageTexts } from '#shared/domain/codePageTexts.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { useSession } from '#web/session/session.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { filled, maxLength } from '#web/ui/form/rules.ts';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const reasons = [
  'The point or the address is wrong',
  'My place is shown without my permission',
  'A photo or a text is offensive',
  'It is used to deceive people',
  'Something else',
] as const;

const rules = {
  reason: filled('Please choose a reason.'),
  // The rest of what a message may have (docs/product/public-pages.md#contact-form) is for the code and its address.
  message: { ...filled('Please say what is wrong.'), ...maxLength(4000) },
  name: { ...filled('Please enter your name.'), ...maxLength(100) },
  email: {
    ...filled('Please enter your email address.'),
    pattern: { value: emailPattern, message: emailProblem },
  },
};

interface ReportCodeProps {
  texts: CodePageTexts;
  onClose: () => void;
}

/** A message to the admins about a code. In its own chunk, with the dialog's and the form's code. */
export function ReportCode(props: ReportCodeProps): ReactElement | null {
  const signedIn = useSession().status === 'signedIn';
  const { data, error } = useApi('auth.me');
  if (signedIn && data === undefined && error === undefined) return null;
  const name = data === undefined ? '' : `${data.user.firstName} ${data.user.lastName}`;
  return <ReportForm {...props} sender={{ name, email: data?.user.email ?? '' }} />;
}

interface ReportFormProps extends ReportCodeProps {
  sender: { name: string; email: string };
}

function ReportForm({ texts, sender, onClose }: ReportFormProps): ReactElement {
  const { run } = useMutationOf('contact.create');
  const form = useAppForm({
    defaults: { reason: '', message: '', ...sender },
    rules,
    submit: ({ reason, message, name, email }) =>
      run({
        body: {
          name,
          email,
          subject: `Report of ${texts.code}: ${reason}`,
          message: `${message}\n\n${location.origin}${texts.creatorPath}/${texts.code}`,
        },
      }),
    success: { title: 'Report Sent', description: 'Thank you. We will look at this ZarCode.' },
    failure: failure('Error', 'Failed to send message. Please try again.'),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Report this code"
      submitLabel="Send report"
      busyLabel="Sending..."
      onClose={onClose}
    >
      <SelectField label="What is wrong?" {...form.field('reason')}>
        <option value="">Choose a reason</option>
        {reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      <TextAreaField label="Please describe it" rows={4} {...form.field('message')} />
      <TextField label="Name" autoComplete="name" {...form.field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
    </FormDialog>
  );
}
