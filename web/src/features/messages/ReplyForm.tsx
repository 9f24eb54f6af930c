import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { type MessageThread, messages } from '#shared/contract/messages.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';

const resolver = bodyResolver(messages.reply);
const shown = failure('Answer not sent', 'Failed to send the answer. Please try again.', 'messages');

export function ReplyForm({ message }: { message: MessageThread }): ReactElement {
  const { id, email, replyCount } = message;
  const { run } = useMutationOf('messages.reply');
  const form = useAppForm({
    defaults: { message: '' },
    resolver,
    submit: (body) => run({ params: { id }, body: { ...body, seenReplies: replyCount } }),
    success: { title: 'Answer sent', description: `It is on its way to ${email}.` },
    // Where another admin was faster their answer is fetched; what was typed stays.
    failure: shown,
    clearWhenDone: true,
  });
  return (
    <TitledCard title="Answer by email">
      <chakra.p mb="3" color="fg.muted" overflowWrap="anywhere">
        To {email}, with what they wrote below it. Their reply goes to the support mailbox.
      </chakra.p>
      <Form form={form} submitLabel="Send answer" busyLabel="Sending...">
        <FormDraft form={form} name={`reply.${id}`} what="an answer to a message" />
        <TextAreaField label="Answer" rows={7} {...form.field('message')} />
      </Form>
    </TitledCard>
  );
}
