import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { Pass } from '#shared/contract/visibilityFields.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { plural, t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { rich } from '#web/text/rich.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { DateText } from '#web/ui/DateText.tsx';

const states: Readonly<Record<Pass['state'], string>> = {
  live: t`Live`,
  expired: t`Expired`,
  used: t`Used up`,
  revoked: t`Revoked`,
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
  if (openings === null) return plural(used, t`${used} opening.`, t`${used} openings.`);
  return plural(openings, t`${used} of ${openings} opening used.`, t`${used} of ${openings} openings used.`);
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
        {expiresAt === null
          ? t`Until you revoke it.`
          : rich(t`Until <day/>.`, { day: () => <DateText at={expiresAt} time /> })}{' '}
        {timesUsed(pass)}
      </p>
      {opened.length === 0 ? (
        <chakra.p color="fg.muted">{t`Not opened yet.`}</chakra.p>
      ) : (
        <Openings>
          <summary>{opened.length < pass.used ? t`Newest openings` : t`Openings`}</summary>
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
            aria-label={t`Revoke the pass for ${label}`}
            onClick={() => setRevoking(true)}
          >
            {t`Revoke`}
          </Button>
        </div>
      ) : null}
      {revoking ? (
        <ConfirmAction
          title={t`Revoke the pass for ${label}?`}
          confirmText={t`Revoke`}
          busyText={t`Revoking...`}
          action={() => run({ params: { code, id } })}
          success={{ title: t`Pass revoked`, description: t`Its link opens the place no more.` }}
          failure={failure(t`Error`, t`The pass could not be revoked. Please try again.`, 'zarcodes')}
          focusAfter={afterRevoke}
          onClose={() => setRevoking(false)}
        >
          <p>{t`Its link opens the place no more. Who has seen the place may still know where it is.`}</p>
        </ConfirmAction>
      ) : null}
    </Item>
  );
}
