import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { printElement } from '#web/brand/sign/printElement.ts';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Made, MadeSlip } from './MadeSlip.tsx';
import { SlipPassword } from './SlipPassword.tsx';

interface ClaimSlipDialogProps {
  code: string;
  /** Of the place. */
  title: string;
  onClose: () => void;
}

const notMade = failure(t`Error`, t`The claim slip could not be made. Please try again.`);
const notEnded = failure(t`Error`, t`The claim slip could not be ended. Please try again.`);

/** Hands a code on to who lives there. In a chunk of its own, with the dialog's code. */
export function ClaimSlipDialog({ code, title, onClose }: ClaimSlipDialogProps): ReactElement {
  const { data, error, mutate } = useApi('zarcodes.passes', { params: { code } });
  const making = useMutationOf('zarcodes.createClaimSlip');
  const ending = useMutationOf('zarcodes.revokeClaimSlip');
  const [made, setMade] = useState<Made | null>(null);
  const [password, setPassword] = useState('');
  const [passwordProblem, setPasswordProblem] = useState<string | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const slip = data?.claimSlip;
  const make = async () => {
    try {
      const body = password === '' ? {} : { body: { password } };
      setMade(await making.run({ params: { code }, ...body }));
      setPasswordProblem(null);
      void mutate();
    } catch (thrown) {
      if (thrown instanceof ApiError && 'password' in thrown.fields) setPasswordProblem(thrown.message);
      else toastFailure(notMade(thrown));
    }
  };
  const end = async () => {
    try {
      await ending.run({ params: { code } });
      setMade(null);
      await mutate();
      toast({ title: t`Claim slip ended`, description: t`Its word does not count any more.` });
    } catch (thrown) {
      toastFailure(notEnded(thrown));
    }
  };
  return (
    <Dialog
      title={t`Claim slip`}
      onClose={onClose}
      keepOpenOutside={made !== null}
      footer={
        <>
          {slip === undefined && made === null ? null : (
            <Button variant="outline" busy={ending.busy} busyText={t`Ending...`} onClick={() => void end()}>
              {t`End the slip`}
            </Button>
          )}
          {made === null ? (
            <Button
              busy={making.busy}
              busyText={t`Making...`}
              disabled={data === undefined}
              onClick={() => void make()}
            >
              {slip === undefined ? t`Make a claim slip` : t`Make a new slip`}
            </Button>
          ) : (
            <Button onClick={() => drawing.current !== null && printElement(drawing.current, 'A5')}>
              <Printer aria-hidden="true" />
              {t`Print`}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <div>
          <CodePlate code={code} />
        </div>
        <p>
          {t`Who lives at the place claims the ZarCode with the word of this slip. Then it is theirs: you cannot change or delete it any more.`}
        </p>
        {data === undefined && error !== undefined ? (
          <LoadProblem
            title={t`This could not be loaded`}
            message={messageOf(error)}
            onRetry={() => void mutate()}
          />
        ) : null}
        {data === undefined && error === undefined ? <Skeleton height="6rem" /> : null}
        {slip === undefined || made !== null ? null : (
          <Notice title={t`There is a claim slip`}>
            {rich(
              t`It is valid until <day/>. Its word cannot be shown again: a new slip has a new word, and ends this one.`,
              {
                day: () => <DateText at={slip.endsAt} />,
              },
            )}
          </Notice>
        )}
        {passwordProblem === null ? null : (
          <SlipPassword
            value={password}
            onChange={setPassword}
            error={passwordProblem}
            disabled={making.busy}
          />
        )}
        {made === null ? null : (
          <MadeSlip made={made} code={code} title={title} drawing={drawing}>
            {t`This word is shown only now. Print the slip, or write the word down.`}
          </MadeSlip>
        )}
      </chakra.div>
    </Dialog>
  );
}
