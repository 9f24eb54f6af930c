import { chakra } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { allBundleSizes } from '#shared/domain/bundles.ts';
import { formatRand } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { pendingCode } from '#web/storage/pendingCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { BundleRoom } from './BundleRoom.tsx';
import { OrderChoices } from './OrderChoices.tsx';
import { type Choice, priceOf, problemOf, totalOf } from './order.ts';
import { PayFastStep } from './PayFastStep.tsx';
import { PendingSummary } from './PendingSummary.tsx';
import { SoldBy } from './SoldBy.tsx';
import { Total } from './Total.tsx';
import { usePay } from './usePay.ts';
import { useVoucher } from './useVoucher.ts';
import { VoucherField } from './VoucherField.tsx';
import { WaysToPay } from './WaysToPay.tsx';

interface CheckoutProps {
  priceCents: number;
  /** Where it could not be fetched. */
  priceProblem: { error: Error; retry: () => void } | undefined;
  /** The bundle that is chosen; without one the code that waits. */
  bundle: number | undefined;
  /** In the voucher's field at first. */
  voucherCode: string | undefined;
  onChoice: (choice: Choice) => void;
  onVoucher: (code: string | undefined) => void;
}

/** The order: the code that waits, or a bundle; its price; the way to pay. */
export function Checkout({
  priceCents,
  priceProblem,
  bundle,
  voucherCode = '',
  onChoice,
  onVoucher,
}: CheckoutProps): ReactElement {
  const [pending] = useState(() => pendingCode.read());
  const size = allBundleSizes.find((each) => each === bundle);
  const choice: Choice = size ?? (pending === null ? 5 : 'code');
  const larger = useApi('bundles.offers');
  const { pay, busy, problem, placed, putBack } = usePay();
  const { data: settings } = useApi('settings.public');
  const { isUnchecked, ...voucher } = useVoucher(voucherCode, choice, onVoucher);
  const prices = { codeCents: priceCents, offers: larger.data?.offers };
  const price = priceOf(choice, prices);
  const full = price ?? 0;
  const voucherProblem = problemOf(choice, full, voucher.voucher);
  const applied = voucherProblem === null ? voucher.voucher : null;
  const total = totalOf(full, applied);
  const missing = price === null && larger.error ? larger : undefined;
  const problemOfPrice =
    missing?.error === undefined
      ? priceProblem
      : { error: missing.error, retry: () => void missing.mutate() };
  // A person who typed a voucher sees the new total before they pay.
  const order = () =>
    isUnchecked() ? voucher.form.element.ref.current?.requestSubmit() : pay(choice, pending, applied);
  if (placed !== null) return <PayFastStep order={placed} onBack={putBack} />;
  return (
    <Page title={t`Payment`} intro={t`Pay once. The code is yours for good.`}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {pending === null ? (
          <Notice
            title={t`No ZarCode is waiting for payment`}
            action={
              <LinkButton to="/generator" variant="solid" size="sm">
                {t`Generate New ZarCode`}
              </LinkButton>
            }
          >
            <p>{t`You can buy a bundle now and use its codes whenever you like.`}</p>
          </Notice>
        ) : (
          <PendingSummary pending={pending} />
        )}
        <OrderChoices choice={choice} onChoice={onChoice} prices={prices} withCode={pending !== null} />
        <BundleRoom choice={choice} offers={larger.data} />
        {problemOfPrice === undefined ? null : (
          <LoadProblem
            title={t`Failed to fetch price`}
            message={messageOf(problemOfPrice.error)}
            onRetry={problemOfPrice.retry}
          />
        )}
        {problem === null ? null : (
          <Notice
            tone="error"
            title={problem}
            action={
              pending === null ? undefined : (
                <LinkButton to="/generator" variant="outline" size="sm">
                  {t`Change the details`}
                </LinkButton>
              )
            }
          />
        )}
        <Card display="grid" gap="4">
          <VoucherField {...voucher} problem={voucherProblem} />
          <Total fullCents={full} totalCents={total} vatRate={settings?.seller?.vat?.rate} />
          <chakra.p color="fg.muted" fontSize="sm">
            {t`One payment, no subscription. A receipt goes to your email.`}
          </chakra.p>
          <Button
            variant="accent"
            size="lg"
            wide
            disabled={price === null}
            busy={busy || voucher.form.busy}
            busyText={busy ? t`Placing your order...` : t`Checking your voucher...`}
            onClick={() => void order()}
          >
            <Lock aria-hidden="true" />
            {price !== null && total === 0 ? t`Place the order` : t`Pay ${formatRand(total)}`}
          </Button>
          {total > 0 && settings?.payments === 'payfast' ? <WaysToPay /> : null}
          <SoldBy seller={settings?.seller} />
        </Card>
      </chakra.div>
    </Page>
  );
}
