import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { track } from '#web/analytics/track.ts';
import { messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { forgetOrder, orderKey } from '#web/storage/orderKey.ts';
import { forgetPending, type PendingCode, pendingCode } from '#web/storage/pendingCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { toast } from '#web/ui/toast.ts';
import { CodeBought } from './CodeBought.tsx';

interface BundleBoughtProps {
  size: number | null;
  amount: string;
}

/** A bundle is paid. A pending code can be made at once. */
export function BundleBought({ size, amount }: BundleBoughtProps): ReactElement {
  const [pending] = useState(() => pendingCode.read());
  const [made, setMade] = useState<string | null>(null);
  if (made !== null) return <CodeBought zarcode={made} />;
  return (
    <Page title={t`Your bundle is ready`} hideHeading>
      <Card padding="lg" display="grid" gap="5" justifyItems="center" textAlign="center">
        <chakra.span color="fg.success">
          <CircleCheck size={48} aria-hidden="true" />
        </chakra.span>
        <chakra.p fontSize="2xl" fontWeight="black" lineHeight="snug">
          {size === null ? t`Your bundle is ready` : t`${size} ZarCodes are ready to use`}
        </chakra.p>
        <chakra.p color="fg.muted">
          {t`R${amount} paid. They don't expire, and a receipt is on its way to your email.`}
        </chakra.p>
        {pending === null ? (
          <LinkButton to="/generator" size="lg" wide>
            {t`Generate New ZarCode`}
          </LinkButton>
        ) : (
          <MakeNow pending={pending} onMade={setMade} />
        )}
        <LinkButton to="/dashboard" variant="ghost" wide>
          {t`Back to Dashboard`}
        </LinkButton>
      </Card>
    </Page>
  );
}

interface MakeNowProps {
  pending: PendingCode;
  onMade: (zarcode: string) => void;
}

function MakeNow({ pending, onMade }: MakeNowProps): ReactElement {
  const { run, busy } = useMutationOf('zarcodes.create');
  const make = async () => {
    try {
      const body = { ...pending, useBundle: true };
      const { zarcode } = await run({ body }, { idempotencyKey: orderKey(body) });
      forgetOrder();
      forgetPending();
      track('zarcode_generated', { paid_with: 'bundle' });
      toast({
        title: t`Success!`,
        description: t`ZarCode ${shownCode(zarcode)} created successfully using your bundle!`,
      });
      onMade(zarcode);
    } catch (error) {
      toast({
        title: t`Error`,
        description: messageOf(error, t`Failed to create ZarCode`),
        variant: 'destructive',
      });
    }
  };
  return (
    <Button
      size="lg"
      wide
      overflowWrap="anywhere"
      busy={busy}
      busyText={t`Creating your ZarCode...`}
      onClick={() => void make()}
    >
      {t`Create the code for ${pending.title}`}
    </Button>
  );
}
