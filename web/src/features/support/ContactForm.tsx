import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, api } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { atMost } from '#web/ui/form/maxLength.ts';
import { showServerErrors } from '#web/ui/form/serverErrors.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { toast } from '#web/ui/toast.ts';

interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
}

type Sender = Pick<Message, 'name' | 'email'>;

const fieldNames = ['name', 'email', 'subject', 'message'] as const;

function blank(sender: Sender): Message {
  return { ...sender, subject: '', message: '' };
}

/** Spaces alone are no answer; the server would say the same. */
function needed(message: string) {
  return { validate: (value: string) => value.trim() !== '' || message };
}

/** Why it could not be sent. Only "too many" tells what to do other than SPEC 8's sentence. */
function reasonOf(error: unknown): string {
  const tooMany = error instanceof ApiError && error.status === 429;
  return tooMany ? error.message : 'Failed to send message. Please try again.';
}

/** SPEC 2's contact form. What was typed stays until it has been sent. */
export function ContactForm({ sender }: { sender: Sender }): ReactElement {
  const { name, email } = sender;
  const { register, handleSubmit, reset, setError, formState } = useForm<Message>({
    defaultValues: blank({ name, email }),
  });
  const { errors } = formState;
  useEffect(() => {
    // Who somebody is may arrive after they began to type.
    reset(blank({ name, email }), { keepDirtyValues: true });
  }, [reset, name, email]);
  const submit = handleSubmit(async (message) => {
    try {
      await api.contact.create({ body: message });
      toast({
        title: 'Message Sent!',
        description: "Thank you for contacting us. We'll get back to you soon.",
      });
      reset(blank(sender));
    } catch (error) {
      showServerErrors(error, fieldNames, setError);
      toast({ title: 'Error', description: reasonOf(error), variant: 'destructive' });
    }
  });
  return (
    <chakra.form onSubmit={submit} noValidate display="grid" gap="5" aria-label="Write to us">
      <chakra.div display="grid" gap="5" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name', { ...needed('Please enter your name.'), ...atMost(100) })}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            ...needed('Please enter your email address.'),
            pattern: { value: /^\s*\S+@\S+\.\S+\s*$/, message: 'Please enter a valid email address.' },
          })}
        />
      </chakra.div>
      <TextField
        label="Subject"
        error={errors.subject?.message}
        {...register('subject', { ...needed('Please enter a subject.'), ...atMost(150) })}
      />
      <TextAreaField
        label="Message"
        rows={6}
        error={errors.message?.message}
        {...register('message', { ...needed('Please enter a message.'), ...atMost(5000) })}
      />
      <Button type="submit" size="lg" busy={formState.isSubmitting} busyText="Sending...">
        Send message
      </Button>
    </chakra.form>
  );
}
