import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import type { MailingResponse } from '#shared/contract/mailings.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { JobProgress, type JobState } from '#web/ui/JobProgress.tsx';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { MailPreview } from './MailPreview.tsx';
import { audienceText, countText, peopleText } from './mailingTexts.ts';

const failed = failure('Not changed', 'Please try again.', 'mailings');

function jobState({ state }: MailingResponse): JobState {
  if (state === 'sending') return 'running';
  return state === 'paused' ? 'paused' : 'done';
}

/** How far a mailing is, what became of it, and what was written. */
export function MailingProgress({ mailing }: { mailing: MailingResponse }): ReactElement {
  const { id, state, audience, recipients = 0, isExact, sent, skipped } = mailing;
  const [stops, setStops] = useState(false);
  const pause = useMutationOf('mailings.pause');
  const resume = useMutationOf('mailings.resume');
  const cancel = useMutationOf('mailings.cancel');
  const params = { id };
  const report = (error: unknown) => toastFailure(failed(error));
  const isOpen = state === 'sending' || state === 'paused';
  const toggle =
    state === 'sending' ? (
      <Button
        variant="outline"
        size="sm"
        busy={pause.busy}
        onClick={() => void pause.run({ params }).catch(report)}
      >
        Pause
      </Button>
    ) : (
      <Button size="sm" busy={resume.busy} onClick={() => void resume.run({ params }).catch(report)}>
        Resume
      </Button>
    );
  return (
    <chakra.div display="grid" gap="6">
      <Card>
        <JobProgress
          label={state === 'cancelled' ? 'Stopped' : audienceText(audience)}
          state={jobState(mailing)}
          done={sent}
          total={isOpen ? Math.max(recipients, sent) : sent}
          unit="emails"
          {...(isOpen && { actions: toggle, onCancel: () => setStops(true) })}
        />
      </Card>
      <StatTileGrid>
        <StatTile label="Sent" value={countText(sent)} />
        <StatTile label="Delivered" value={countText(mailing.delivered)} />
        <StatTile label="Bounced" value={countText(mailing.bounced)} />
        <StatTile label="Complained" value={countText(mailing.complained)} />
        <StatTile label="Left out" value={countText(skipped)} />
      </StatTileGrid>
      <TitledCard title="Details">
        <DescriptionList
          items={[
            { label: 'To', value: audienceText(audience) },
            { label: 'Confirmed for', value: `${isExact ? '' : 'about '}${peopleText(recipients)}` },
            { label: 'Written by', value: mailing.createdBy.name || 'A former admin' },
            { label: 'Started', value: mailing.startedAt && <DateText at={mailing.startedAt} time /> },
            { label: 'Ended', value: mailing.endedAt && <DateText at={mailing.endedAt} time /> },
          ]}
        />
        <chakra.p mt="3" color="fg.muted" fontSize="sm">
          Left out are people who switched emails off and addresses that get no more email.
        </chakra.p>
      </TitledCard>
      <TitledCard title="What was written">
        <MailPreview subject={mailing.subject} text={mailing.text} firstName="{firstName}" />
      </TitledCard>
      {stops ? (
        <ConfirmAction
          title="Stop this email for good?"
          confirmText="Stop"
          cancelText="Go on"
          busyText="Stopping..."
          onClose={() => setStops(false)}
          action={() => cancel.run({ params })}
          success={{ title: 'Email stopped' }}
          failure={failed}
        >
          <p>{peopleText(sent)} got it already. Nobody else will, and it can't be resumed.</p>
        </ConfirmAction>
      ) : null}
    </chakra.div>
  );
}
