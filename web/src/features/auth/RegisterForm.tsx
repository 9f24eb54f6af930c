import { type ReactElement, useState } from 'react';
import { language } from '#shared/text/currentLanguage.ts';
import { t } from '#shared/text/t.ts';
import { track } from '#web/analytics/track.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { confirmationRules, newPasswordRules, validEmail } from '#web/brand/accountRules.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { NewPasswordFields } from '#web/brand/NewPasswordFields.tsx';
import { registeredEmail } from '#web/storage/registeredEmail.ts';
import { forgetSignupEmail, signupEmail } from '#web/storage/signupEmail.ts';
import { FieldRow, Form } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { newPassword } from './newPassword.ts';

const empty = { firstName: '', lastName: '', contactTel: '', password: '', confirmPassword: '' };

const mismatch = t`Passwords do not match`;

export function RegisterForm({ onDone }: { onDone: () => void }): ReactElement {
  const [email] = useState(signupEmail);
  const { run } = useMutationOf('auth.register');
  const form = useAppForm({
    defaults: { ...empty, email },
    rules: {
      firstName: { required: t`First name is required` },
      lastName: { required: t`Last name is required` },
      email: { required: t`Email is required`, ...validEmail },
      password: newPasswordRules(t`Password is required`),
      confirmPassword: confirmationRules('password', mismatch),
    },
    submit: async ({ contactTel, ...person }) => {
      const tel = contactTel.trim();
      const body = { ...person, language: language(), ...(tel !== '' && { contactTel: tel }) };
      await run({ body });
      forgetSignupEmail();
      registeredEmail.write(person.email.trim());
      newPassword.write(person.password);
      track('sign_up', { method: 'email' });
      track('conversion', { goal: 'sign_up' });
    },
    success: {
      title: t`Account created successfully!`,
      description: t`Please log in with your new credentials.`,
    },
    failure: failure(t`Registration failed`, t`Failed to create account`),
    alwaysToast: true,
    onInvalid: ({ confirmPassword }) =>
      confirmPassword?.message === mismatch
        ? { title: t`Password mismatch`, description: mismatch }
        : undefined,
    onDone,
  });
  return (
    <Form
      form={form}
      name="register"
      submitLabel={t`Create account`}
      busyLabel={t`Creating your account...`}
      wide
    >
      <FormDraft form={form} name="register" what={t`your registration`} />
      <FieldRow>
        <TextField label={t`First name`} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t`Last name`} autoComplete="family-name" {...form.field('lastName')} />
      </FieldRow>
      <TextField label={t`Email`} type="email" autoComplete="email" {...form.field('email')} />
      <TextField
        label={t`Phone number`}
        type="tel"
        autoComplete="tel"
        placeholder="0821234567"
        optional
        {...form.field('contactTel')}
      />
      <NewPasswordFields
        label={t`Password`}
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
    </Form>
  );
}
