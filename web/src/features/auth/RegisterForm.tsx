import { type ReactElement, useState } from 'react';
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

const mismatch = 'Passwords do not match';

export function RegisterForm({ onDone }: { onDone: () => void }): ReactElement {
  const [email] = useState(signupEmail);
  const { run } = useMutationOf('auth.register');
  const form = useAppForm({
    defaults: { ...empty, email },
    rules: {
      firstName: { required: 'First name is required' },
      lastName: { required: 'Last name is required' },
      email: { required: 'Email is required', ...validEmail },
      password: newPasswordRules('Password is required'),
      confirmPassword: confirmationRules('password', mismatch),
    },
    submit: async ({ contactTel, ...person }) => {
      const tel = contactTel.trim();
      await run({ body: tel === '' ? person : { ...person, contactTel: tel } });
      forgetSignupEmail();
      registeredEmail.write(person.email.trim());
      newPassword.write(person.password);
      track('sign_up', { method: 'email' });
      track('conversion', { goal: 'sign_up' });
    },
    success: {
      title: 'Account created successfully!',
      description: 'Please log in with your new credentials.',
    },
    failure: failure('Registration failed', 'Failed to create account'),
    alwaysToast: true,
    onInvalid: ({ confirmPassword }) =>
      confirmPassword?.message === mismatch
        ? { title: 'Password mismatch', description: mismatch }
        : undefined,
    onDone,
  });
  return (
    <Form form={form} name="register" submitLabel="Create account" busyLabel="Creating your account..." wide>
      <FormDraft form={form} name="register" what="your registration" />
      <FieldRow>
        <TextField label="First name" autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...form.field('lastName')} />
      </FieldRow>
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        placeholder="0821234567"
        optional
        {...form.field('contactTel')}
      />
      <NewPasswordFields
        label="Password"
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
    </Form>
  );
}
