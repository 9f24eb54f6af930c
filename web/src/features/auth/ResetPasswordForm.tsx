import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { session, signOut } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { showServerErrors } from '#web/ui/form/serverErrors.ts';
import { toast } from '#web/ui/toast.ts';
import { passwordLengths } from './rules.ts';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The link was used before, is too old, or was never one. */
  onInvalid: () => void;
}

function isAboutLink(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'reset_link_invalid' || 'token' in error.fields);
}

export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps): ReactElement {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(async (form) => {
    try {
      await api.auth.resetPassword({ body: { token, ...form } });
      // Every session ended, also the one that this browser may have.
      if (session().status === 'signedIn') signOut();
      onDone();
    } catch (error) {
      if (isAboutLink(error)) onInvalid();
      if (showServerErrors(error, ['password', 'confirmPassword'], setError)) return;
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to reset password. Please try again.'),
        variant: 'destructive',
      });
    }
  });
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="5">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
        error={errors.password?.message}
        {...register('password', { required: passwordLengths.minLength.message, ...passwordLengths })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', {
          required: 'Please confirm your password',
          validate: (value, form) => value === form.password || "Passwords don't match",
        })}
      />
      <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyText="Resetting...">
        Reset Password
      </Button>
    </chakra.form>
  );
}
