import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { creators } from '#shared/contract/creators.ts';
import { t } from '#shared/text/t.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { Notice } from '#web/ui/Notice.tsx';

const resolver = bodyResolver(creators.request);

/** A message to the admins, once a day. */
export function RequestProfile(): ReactElement {
  const { run } = useMutationOf('creators.request');
  const [sent, setSent] = useState<string | null>(null);
  const form = useAppForm({
    defaults: { message: '' },
    resolver,
    submit: (body) => run({ body }),
    failure: (error) => {
      // Somebody made the profile in the meantime.
      if (error instanceof ApiError && error.code === 'creator_exists') refreshAreas(['creators']);
      return failure(t`Request Failed`, t`Failed to send your request. Please try again.`)(error);
    },
    onDone: ({ message }) => setSent(message),
  });
  if (sent !== null) return <Sent message={sent} />;
  return (
    <>
      <chakra.p mb="4">{t`Our team reads every request and replies to you by email.`}</chakra.p>
      <Form
        form={form}
        submitLabel={t`Send Request`}
        busyLabel={t`Sending...`}
        aria-label={t`Request a creator profile`}
      >
        <FormDraft form={form} name="creator-request" what={t`a request for a creator profile`} />
        <TextAreaField
          label={t`What will you make ZarCodes for?`}
          optional
          rows={4}
          placeholder={t`The 120 members of our farmers' association around Tzaneen`}
          {...form.field('message')}
        />
      </Form>
    </>
  );
}

function Sent({ message }: { message: string }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is not there any more.
  useEffect(() => place.current?.focus(), []);
  return (
    <chakra.div ref={place} tabIndex={-1} _focus={{ outline: 'none' }}>
      <Notice tone="success" title={t`Request sent`}>
        {message}
      </Notice>
    </chakra.div>
  );
}
