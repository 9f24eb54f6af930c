import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { type SubmitErrorHandler, useForm } from 'react-hook-form';
import { track } from '#web/analytics/track.ts';
import { api, messageOf } from '#web/api/client.ts';
import { registeredEmail } from '#web/storage/registeredEmail.ts';
import { forgetSignupEmail, signupEmail } from '#web/storage/signupEmail.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { showServerErrors } from '#web/ui/form/serverErrors.ts';
import { TextField } from '#web/ui/form/TextField.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { toast } from '#web/ui/toast.ts';
import { emailPattern, emailProblem, passwordLengths } from './rules.ts';

interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  contactTel: string;
  password: string;
  confirmPassword: string;
}

const empty: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  contactTel: '',
  password: '',
  confirmPassword: '',
};

const names = Object.keys(empty) as (keyof Registration)[];
const mismatch = 'Passwords do not match';

export function RegisterForm({ onDone }: { onDone: () => void }): ReactElement {
  const { register, handleSubmit, setError, formState } = useForm<Registration>({
    defaultValues: { ...empty, email: signupEmail() },
  });
  const { errors } = formState;
  const refused: SubmitErrorHandler<Registration> = (found) => {
    if (found.confirmPassword?.message !== mismatch) return;
    toast({ title: 'Password mismatch', description: mismatch, variant: 'destructive' });
  };
  const submit = handleSubmit(async ({ contactTel, ...person }) => {
    try {
      const tel = contactTel.trim();
      await api.auth.register({ body: tel === '' ? person : { ...person, contactTel: tel } });
      forgetSignupEmail();
      registeredEmail.write(person.email.trim());
      track('sign_up', { method: 'email' });
      track('conversion', { goal: 'sign_up' });
      toast({
        title: 'Account created successfully!',
        description: 'Please log in with your new credentials.',
      });
      onDone();
    } catch (error) {
      showServerErrors(error, names, setError);
      toast({
        title: 'Registration failed',
        description: messageOf(error, 'Failed to create account'),
        variant: 'destructive',
      });
    }
  }, refused);
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="5">
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName', { required: 'First name is required' })}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName', { required: 'Last name is required' })}
        />
      </chakra.div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', {
          required: 'Email is required',
          pattern: { value: emailPattern, message: emailProblem },
        })}
      />
      <TextField
        label="Contact tel"
        type="tel"
        autoComplete="tel"
        placeholder="0821234567"
        optional
        error={errors.contactTel?.message}
        {...register('contactTel')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register('password', {
          required: 'Password is required',
          ...passwordLengths,
        })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          required: 'Please confirm your password',
          validate: (value, form) => value === form.password || mismatch,
        })}
      />
      <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyText="Creating your account...">
        Create account
      </Button>
      <chakra.p fontSize="sm" color="fg.muted">
        By creating an account you agree to our <TextLink to="/terms-of-service">Terms of Service</TextLink>{' '}
        and our <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </chakra.p>
    </chakra.form>
  );
}
