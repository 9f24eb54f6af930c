import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { maxSavedCodes, secretOverlapHours, webhookUrlProblem } from '#shared/domain/webhooks.ts';
import { messageOf } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDialogs } from '#web/ui/useDialogs.tsx';
import { Deliveries } from './Deliveries.tsx';
import { resultWords } from './resultWords.ts';
import type { ShownOnce } from './Secret.tsx';

interface WebhookOfKeyProps {
  keyId: string;
  keyName: string;
  onSecret: (shown: ShownOnce) => void;
}

const Details = chakra('details', {
  base: {
    borderTopWidth: '1px',
    pt: '2',
    '& > summary': {
      cursor: 'pointer',
      minH: 'touch',
      alignContent: 'center',
      color: 'primary',
      fontWeight: 'semibold',
    },
  },
});

/** Loaded when it is opened. */
export function WebhookOfKey(props: WebhookOfKeyProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Saved codes and webhook</summary>
      {isOpen ? <Webhook {...props} /> : null}
    </Details>
  );
}

function Webhook({ keyId, keyName, onSecret }: WebhookOfKeyProps): ReactElement {
  const params = { id: keyId };
  const { data, error, mutate } = useApi('webhooks.get', { params });
  const [editing, setEditing] = useState(false);
  const test = useMutationOf('webhooks.test');
  const resume = useMutationOf('webhooks.resume');
  const rotate = useMutationOf('webhooks.rotate');
  const remove = useMutationOf('webhooks.delete');
  const { open, dialog } = useDialogs({
    rotate: (onClose) => (
      <ConfirmAction
        title="Replace the webhook's secret?"
        confirmText="Replace"
        busyText="Replacing..."
        action={async () => {
          const { secret } = await rotate.run({ params });
          onSecret({
            title: `The new webhook secret of “${keyName}” is ready`,
            text: secret,
            hint: `Copy it now: it is shown only once. The one before signs beside it for ${secretOverlapHours} more hours.`,
          });
        }}
        success={{ title: 'Secret replaced', description: 'Put the new one where the old one is.' }}
        failure={failure('Error', 'The secret could not be replaced. Please try again.', 'webhooks')}
        focusAfter={() => null}
        onClose={onClose}
      >
        <p>
          You get a new secret. Both sign for {secretOverlapHours} hours, so that nothing stops while you
          change it.
        </p>
      </ConfirmAction>
    ),
    remove: (onClose) => (
      <ConfirmAction
        title="Delete the webhook?"
        confirmText="Delete"
        busyText="Deleting..."
        action={() => remove.run({ params })}
        success={{ title: 'Webhook deleted', description: 'Your saved codes stay.' }}
        failure={failure('Error', 'The webhook could not be deleted. Please try again.', 'webhooks')}
        onClose={onClose}
      >
        <p>You are told of no more changes, and what waits is deleted. Your saved codes stay.</p>
      </ConfirmAction>
    ),
  });
  if (error !== undefined) {
    return (
      <Notice
        tone="error"
        action={
          <Button variant="outline" size="sm" onClick={() => void mutate()}>
            Try again
          </Button>
        }
      >
        {error.message}
      </Notice>
    );
  }
  if (data === undefined) return <Skeleton height="6rem" />;
  const { webhook, savedCodes, deliveries } = data;
  const sendTest = async () => {
    try {
      const { taken, result } = await test.run({ params });
      const description = resultWords(result);
      if (taken) toast({ title: 'Your address took the test', description });
      else toastFailure({ title: 'It did not take the test', message: description, fields: {} });
    } catch (thrown) {
      toastFailure(failure('Error', 'The test could not be sent. Please try again.')(thrown));
    }
  };
  const start = async () => {
    try {
      await resume.run({ params });
      toast({ title: 'Webhook started', description: 'What waited is sent from the beginning.' });
    } catch (thrown) {
      toastFailure(
        failure('Error', 'The webhook could not be started. Please try again.', 'webhooks')(thrown),
      );
    }
  };
  return (
    <chakra.div display="grid" gap="4" pt="2">
      <p>
        {savedCodes.toLocaleString('en-ZA')} of {maxSavedCodes.toLocaleString('en-ZA')} codes saved. You are
        told when one moves, changes, is deleted, or is not shown any more.
      </p>
      {webhook?.pausedAt === undefined ? null : (
        <Notice
          tone="error"
          title="Paused"
          action={
            <Button size="sm" busy={resume.busy} busyText="Starting..." onClick={() => void start()}>
              Start again
            </Button>
          }
        >
          Your address did not answer, so since <DateText at={webhook.pausedAt} time /> changes wait. Nothing
          is lost.
        </Notice>
      )}
      {webhook === null || editing ? (
        <AddressForm
          keyId={keyId}
          address={webhook?.url ?? ''}
          onSaved={(secret) => {
            setEditing(false);
            if (secret === undefined) return;
            onSecret({
              title: `The webhook secret of “${keyName}” is ready`,
              text: secret,
              hint: 'Copy it now: it is shown only once. By it your server knows that a call is from us.',
            });
          }}
          {...(webhook !== null && { onCancel: () => setEditing(false) })}
        />
      ) : (
        <chakra.div display="grid" gap="3">
          <chakra.p fontFamily="mono" overflowWrap="anywhere">
            {webhook.url}
          </chakra.p>
          {webhook.failingSince !== undefined && webhook.pausedAt === undefined ? (
            <Notice tone="info">
              Not taken since <DateText at={webhook.failingSince} time />. We go on trying for three days.
            </Notice>
          ) : null}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              variant="outline"
              size="sm"
              busy={test.busy}
              busyText="Sending..."
              onClick={() => void sendTest()}
            >
              Send a test
            </Button>
            <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
              Change address
            </Button>
            <Button variant="outline" size="sm" onClick={() => open('rotate')}>
              Replace secret
            </Button>
            <Button variant="outline" size="sm" onClick={() => open('remove')}>
              Delete webhook
            </Button>
          </chakra.div>
        </chakra.div>
      )}
      {webhook === null ? null : <Deliveries keyId={keyId} deliveries={deliveries} />}
      {dialog}
    </chakra.div>
  );
}

interface AddressFormProps {
  keyId: string;
  address: string;
  onSaved: (secret: string | undefined) => void;
  onCancel?: () => void;
}

function AddressForm({ keyId, address, onSaved, onCancel }: AddressFormProps): ReactElement {
  const { run, busy } = useMutationOf('webhooks.set');
  const [url, setUrl] = useState(address);
  const [problem, setProblem] = useState('');
  const save = async () => {
    if (busy) return;
    const wrong = webhookUrlProblem(url.trim());
    setProblem(wrong ?? '');
    if (wrong !== null) return;
    try {
      const { secret } = await run({ params: { id: keyId }, body: { url: url.trim() } });
      onSaved(secret);
    } catch (thrown) {
      setProblem(messageOf(thrown, 'The address could not be saved. Please try again.'));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <chakra.form method="dialog" noValidate display="grid" gap="3" onSubmit={onSubmit} aria-label="Webhook">
      <TextField
        label="Address that we call"
        type="url"
        hint="https://, by name, without a port."
        error={problem}
        autoComplete="off"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button type="submit" size="sm" busy={busy} busyText="Saving...">
          Save
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="outline" size="sm" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </chakra.div>
    </chakra.form>
  );
}
