import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { editHours } from '#shared/domain/changeRequests.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { hoursAndMinutes, useTimeLeft } from '#web/ui/timeLeft.ts';

export function Countdown({ endsAt, onOver }: { endsAt: number; onOver: () => void }): ReactElement {
  const left = useTimeLeft(endsAt);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (left === 0) over();
  }, [left]);
  return (
    <Notice>
      {rich(t`You can edit this ZarCode for another <time/>.`, {
        time: () => <strong role="timer">{hoursAndMinutes(left)}</strong>,
      })}
    </Notice>
  );
}

/** Also where the server says so first. */
export function EditOver({ zarcode }: { zarcode: string }): ReactElement {
  const request = (
    <LinkButton to="/my-codes" search={{ details: shownCode(zarcode) }} variant="outline" size="sm">
      {t`Request Change`}
    </LinkButton>
  );
  const ref = useRef<HTMLDivElement>(null);
  // The form goes away, and the focus with it.
  useEffect(() => ref.current?.focus(), []);
  return (
    <chakra.div ref={ref} tabIndex={-1} _focus={{ outline: 'none' }}>
      <Notice tone="error" title={t`The ${editHours} hours to edit this ZarCode are over`} action={request}>
        {t`Nothing more can be saved. What you typed is still on this page, so that you can copy it. If you still need the change, please send a new request.`}
      </Notice>
    </chakra.div>
  );
}

export function ConflictNotice({ busy, onReload }: { busy: boolean; onReload: () => void }): ReactElement {
  return (
    <Notice
      tone="error"
      title={t`This ZarCode was changed in the meantime`}
      action={
        <Button variant="outline" size="sm" busy={busy} onClick={onReload}>
          {t`Load the current version`}
        </Button>
      }
    >
      {t`Somebody else, or you in another tab, saved a change. Yours was not saved. Once you load the current version, what you typed is shown beside it.`}
    </Notice>
  );
}
