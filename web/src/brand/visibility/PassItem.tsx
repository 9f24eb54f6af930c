import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { Pass } from '#shared/contract/visibilityFields.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { DateText } from '#web/ui/DateText.tsx';

const states: Readonly<Record<Pass['state'], string>> = {
  live: 'Live',
  expired: 'Expired',
  used: 'Used up',
  revoked: 'Revoked',
};

const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    p: '4',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
  },
});

const Openings = chakra('details', {
  base: {
    '& > summary': { cursor: 'pointer', minH: 'touch', alignContent: 'center', color: 'primary' },
    '& li': { py: '1', fontSize: 'sm' },
    '& ol': { listStyle: 'none' },
  },
});

const timesUsed = ({ used, openings }: Pass): string => {
  if (openings !== null) return `${used} of ${openings} ${openings === 1 ? 'opening' : 'openings'} used`;
  return used === 1 ? '1 opening' : `${used} openings`;
};

interface PassItemProps {
  code: string;
  pass: Pass;
  /** Where the focus goes. */
  afterRevoke: () => HTMLElement | null;
}

export function PassItem({ code, pass, afterRevoke }: PassItemProps): ReactElement {
  const { run } = useMutationOf('zarcodes.revokePass');
  const [revoking, setRevoking] = useState(false);
  const { id, label, state, expiresAt, opened } = pass;
  return (
    <Item>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <strong>{label}</strong>
        <Badge tone={state === 'live' ? 'success' : 'muted'}>{states[state]}</Badge>
      </chakra.div>
      <p>
        {expiresAt === null ? (
          'Until you revoke it'
        ) : (
          <>
            Until <DateText at={expiresAt} time />
          </>
        )}
        {'. '}
        {timesUsed(pass)}.
      </p>
      {opened.length === 0 ? (
        <chakra.p color="fg.muted">Not opened yet.</chakra.p>
      ) : (
        <Openings>
          <summary>{opened.length < pass.used ? 'Newest openings' : 'Openings'}</summary>
          <ol>
            {opened.map(({ at, device, place }) => (
              <li key={`${at} ${device} ${place}`}>
                <DateText at={at} time />
                {device === '' && place === '' ? null : `: ${placeLine(device, place)}`}
              </li>
            ))}
          </ol>
        </Openings>
      )}
      {state === 'live' ? (
        <div>
          <Button
            variant="outline"
            size="sm"
            aria-label={`Revoke the pass for ${label}`}
            onClick={() => setRevoking(true)}
          >
            Revoke
          </Button>
        </div>
      ) : null}
      {revoking ? (
        <ConfirmAction
          title={`Revoke the pass for ${label}?`}
          confirmText="Revoke"
          busyText="Revoking..."
          action={() => run({ params: { code, id } })}
          success={{ title: 'Pass revoked', description: 'Its link opens the place no more.' }}
          failure={failure('Error', 'The pass could not be revoked. Please try again.', 'zarcodes')}
          focusAfter={afterRevoke}
          onClose={() => setRevoking(false)}
        >
          <p>Its link opens the place no more. Who has seen the place may still know where it is.</p>
        </ConfirmAction>
      ) : null}
    </Item>
  );
}
