import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ApiKey } from '#shared/contract/apiKeys.ts';
import { overlapHours } from '#shared/domain/apiKeys.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { useDialogs } from '#web/ui/useDialogs.tsx';
import type { ShownOnce } from './Secret.tsx';
import { WebhookOfKey } from './WebhookOfKey.tsx';

const Item = chakra('li', {
  base: { display: 'grid', gap: '3', p: '4', borderWidth: '1px', borderRadius: 'lg', bg: 'bg.panel' },
});

interface KeyCardProps {
  apiKey: ApiKey;
  onSecret: (shown: ShownOnce) => void;
  /** Where the focus goes when the key is gone. */
  afterRevoke: () => HTMLElement | null;
}

const number = new Intl.NumberFormat('en-ZA');

export function KeyCard({ apiKey, onSecret, afterRevoke }: KeyCardProps): ReactElement {
  const { id, name, begins, origins, dailyCalls, disabled, createdAt, overlapEndsAt, lastUsed } = apiKey;
  const revoke = useMutationOf('apiKeys.delete');
  const rotate = useMutationOf('apiKeys.rotate');
  const isOfServers = origins.length === 0;
  const { open, dialog } = useDialogs({
    revoke: (onClose) => (
      <ConfirmAction
        title={`Revoke the key “${name}”?`}
        confirmText="Revoke"
        busyText="Revoking..."
        action={() => revoke.run({ params: { id } })}
        success={{ title: 'Key revoked', description: 'The next call with it is refused.' }}
        failure={failure('Error', 'The key could not be revoked. Please try again.', 'apiKeys')}
        focusAfter={afterRevoke}
        onClose={onClose}
      >
        <p>
          The next call with it is refused, and its saved codes and webhook are deleted. That cannot be
          undone.
        </p>
      </ConfirmAction>
    ),
    rotate: (onClose) => (
      <ConfirmAction
        title={`Replace the key “${name}”?`}
        confirmText="Replace"
        busyText="Replacing..."
        action={async () => {
          const made = await rotate.run({ params: { id } });
          onSecret({
            title: `The new key of “${name}” is ready`,
            text: made.key,
            hint: `Copy it now: it is shown only once. The one before works for ${overlapHours} more hours.`,
          });
        }}
        success={{ title: 'Key replaced', description: 'Put the new one where the old one is.' }}
        failure={failure('Error', 'The key could not be replaced. Please try again.', 'apiKeys')}
        focusAfter={() => null}
        onClose={onClose}
      >
        <p>
          You get a new key, and the one of now works for {overlapHours} more hours, so that nothing stops
          while you change it. If it got into wrong hands, revoke it instead.
        </p>
      </ConfirmAction>
    ),
  });
  return (
    <Item aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h3 id={id} fontWeight="bold" overflowWrap="anywhere">
          {name}
        </chakra.h3>
        {disabled ? <Badge tone="error">Disabled by ZarCodes</Badge> : null}
        <Badge tone="muted">{isOfServers ? 'Server' : 'Site'}</Badge>
      </chakra.div>
      <DescriptionList
        items={[
          { label: 'Begins with', value: <chakra.span fontFamily="mono">{begins}</chakra.span> },
          { label: 'Sites', value: origins.join('\n') },
          { label: 'Look-ups a day', value: number.format(dailyCalls) },
          {
            label: 'Last used',
            value:
              lastUsed === undefined
                ? 'Not in the last weeks'
                : `${lastUsed.day}: ${number.format(lastUsed.calls)}`,
          },
          { label: 'Made', value: <DateText at={createdAt} /> },
          {
            label: 'Old key works until',
            value: overlapEndsAt === undefined ? null : <DateText at={overlapEndsAt} time />,
          },
        ]}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          variant="outline"
          size="sm"
          aria-label={`Replace the key “${name}”`}
          onClick={() => open('rotate')}
        >
          Replace
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Revoke the key “${name}”`}
          onClick={() => open('revoke')}
        >
          Revoke
        </Button>
      </chakra.div>
      {isOfServers ? <WebhookOfKey keyId={id} keyName={name} onSecret={onSecret} /> : null}
      {dialog}
    </Item>
  );
}
