import type { ReactElement } from 'react';
import { emailPattern, emailProblem } from '#shared/domain/account.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { languageNames } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { FieldRow, Form } from '#web/ui/form/Form.tsx';
import { filled, maxLength } from '#web/ui/form/rules.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

interface Sender {
  name: string;
  email: string;
}

const rules = {
  name: { ...filled(t`Please enter your name.`), ...maxLength(100) },
  email: {
    ...filled(t`Please enter your email address.`),
    pattern: { value: emailPattern, message: emailProblem },
  },
  subject: { ...filled(t`Please enter a subject.`), ...maxLength(150) },
  message: { ...filled(t`Please enter a message.`), ...maxLength(5000) },
};

/** Only "too many" says what to do other than docs/product/public-pages.md#contact-messages. */
function failureOf(error: unknown) {
  const tooMany = error instanceof ApiError && error.status === 429;
  return {
    title: t`Error`,
    message: tooMany ? error.message : t`Failed to send message. Please try again.`,
    fields: error instanceof ApiError ? error.fields : {},
  };
}

/** The page that somebody came from to say that its words are wrong (web/src/features/shell/Footer.tsx). */
function pageWithWrongWords(): string | null {
  if (!new URLSearchParams(location.search).has('wrong')) return null;
  return URL.canParse(document.referrer) ? new URL(document.referrer).pathname : '';
}

/** docs/product/public-pages.md#contact-form. */
export function ContactForm({ sender }: { sender: Sender }): ReactElement {
  const { run } = useMutationOf('contact.create');
  const wrong = pageWithWrongWords();
  const form = useAppForm({
    defaults: {
      ...sender,
      subject: wrong === null ? '' : `${languageNames[language()]}: ${wrong.slice(0, 100)}`,
      message: wrong === null ? '' : t`Wrong sentence:\n\nBetter:\n`,
    },
    rules,
    submit: (body) => run({ body }),
    success: {
      title: t`Message Sent!`,
      description: t`Thank you for contacting us. We'll get back to you soon.`,
    },
    failure: failureOf,
    clearWhenDone: true,
  });
  return (
    <Form form={form} submitLabel={t`Send message`} busyLabel={t`Sending...`} aria-label={t`Write to us`}>
      <FormDraft form={form} name="contact" what={t`a message to us`} />
      <FieldRow>
        <TextField label={t`Name`} autoComplete="name" {...form.field('name')} />
        <TextField label={t`Email`} type="email" autoComplete="email" {...form.field('email')} />
      </FieldRow>
      <TextField label={t`Subject`} {...form.field('subject')} />
      <TextAreaField label={t`Message`} rows={6} {...form.field('message')} />
    </Form>
  );
}
