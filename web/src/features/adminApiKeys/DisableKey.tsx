import type { ReactElement } from 'react';
import type { AdminApiKey } from '#shared/contract/apiKeys.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';

interface DisableKeyProps {
  apiKey: AdminApiKey;
  onClose: () => void;
}

/** Or enables it again. */
export function DisableKey({ apiKey, onClose }: DisableKeyProps): ReactElement {
  const { run } = useMutationOf('apiKeys.update');
  const { id, name, disabled, version } = apiKey;
  return (
    <ConfirmAction
      title={disabled ? `Enable ${name}?` : `Disable ${name}?`}
      confirmText={disabled ? 'Enable' : 'Disable'}
      busyText={disabled ? 'Enabling...' : 'Disabling...'}
      onClose={onClose}
      action={() => run({ params: { id }, body: { disabled: !disabled, version } })}
      success={{ title: disabled ? 'Key enabled' : 'Key disabled' }}
      failure={failure('Not changed', 'Please try again.', 'apiKeys')}
    >
      <p>
        {disabled
          ? 'The next call with it is answered again.'
          : 'The next call with it is refused. Its owner sees that it is disabled.'}
      </p>
    </ConfirmAction>
  );
}
