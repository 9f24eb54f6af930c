import type { ReactElement } from 'react';
import { emailPattern, emailProblem } from '#shared/domain/account.ts';
import type { CodePageTexts } from '#shared/domain/codePageTexts.ts';
import { t } from '#shared/text/t.ts';
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

/** By what the message to us says, which is in English. */
const reasons = {
  'The point or the address is wrong': t`The point or the address is wrong`,
  'My place is shown without my permission': t`My place is shown without my permission`,
  'A photo or a text is offensive': t`A photo or a text is offensive`,
  'It is used to deceive people': t`It is used to deceive people`,
  'Something else': t`Something else`,
} as const;

const rules = {
  reason: filled(t`Please choose a reason.`),
  // The rest of what a message may have (docs/product/public-pages.md#contact-form) is for the code and its address.
  message: { ...filled(t`Please say what is wrong.`), ...maxLength(4000) },
  name: { ...filled(t`Please enter your name.`), ...maxLength(100) },
  email: {
    ...filled(t`Please enter your email address.`),
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
    success: { title: t`Report Sent`, description: t`Thank you. We will look at this ZarCode.` },
    failure: failure(t`Error`, t`Failed to send message. Please try again.`),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t`Report this code`}
      submitLabel={t`Send report`}
      busyLabel={t`Sending...`}
      onClose={onClose}
    >
      <SelectField label={t`What is wrong?`} {...form.field('reason')}>
        <option value="">{t`Choose a reason`}</option>
        {Object.entries(reasons).map(([reason, label]) => (
          <option key={reason} value={reason}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={t`Please describe it`} rows={4} {...form.field('message')} />
      <TextField label={t`Name`} autoComplete="name" {...form.field('name')} />
      <TextField label={t`Email`} type="email" autoComplete="email" {...form.field('email')} />
    </FormDialog>
  );
}
