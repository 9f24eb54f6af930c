import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { api, messageOf } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { showServerErrors } from '#web/ui/form/serverErrors.ts';
import { TextField } from '#web/ui/form/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { emailPattern, emailProblem } from './rules.ts';

interface ForgotPasswordFormProps {
  email: string;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps): ReactElement {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email } });
  const submit = handleSubmit(async (form) => {
    try {
      await api.auth.forgotPassword({ body: form });
      onSent(form.email.trim());
    } catch (error) {
      if (showServerErrors(error, ['email'], setError)) return;
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to send reset email. Please try again.'),
        variant: 'destructive',
      });
    }
  });
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', {
          required: emailProblem,
          pattern: { value: emailPattern, message: emailProblem },
        })}
      />
      <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyText="Sending...">
        Send Reset Link
      </Button>
    </chakra.form>
  );
}
