import { chakra } from '@chakra-ui/react';
import { Navigate } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import type { Payment } from '#shared/contract/payments.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { paidFor } from '#web/brand/paidFor.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Page } from '#web/ui/Page.tsx';
import { SentFields } from './SentFields.tsx';
import { SoldBy } from './SoldBy.tsx';
import { useFormSubmit } from './useFormSubmit.ts';
import { useStatusOnReturn } from './useStatusOnReturn.ts';
import { WaysToPay } from './WaysToPay.tsx';

export interface PlacedOrder extends Payment {
  readonly form: NonNullable<Payment['form']>;
}

interface PayFastStepProps {
  order: PlacedOrder;
  onBack: () => void;
}

/** A placed order on its way to PayFast: the form that the browser posts, and its button. */
export function PayFastStep({ order, onBack }: PayFastStepProps): ReactElement {
  const { id, amount, vatAmount, form } = order;
  const { data: settings } = useApi('settings.public');
  const { ref, state, onSubmit } = useFormSubmit(form.submit);
  const status = useStatusOnReturn(id);
  // It takes the place of a page whose button is far below.
  useEffect(() => window.scrollTo({ top: 0, behavior: 'instant' }), []);
  if (status !== null && status !== 'pending') {
    return <Navigate to="/payment/success" search={{ id }} replace />;
  }
  return (
    <Page title={t`Pay with PayFast`} intro={t`Your order is placed. You pay on the secure page of PayFast.`}>
      <Card display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <div>
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {paidFor(order)}
          </chakra.p>
          <chakra.p fontSize="4xl" fontWeight="black" lineHeight="tight" mt="1">
            R{amount}
          </chakra.p>
          {Number(vatAmount) === 0 ? null : (
            <chakra.p color="fg.muted" fontSize="sm">
              {t`VAT included: R${vatAmount}`}
            </chakra.p>
          )}
        </div>
        <p>{t`Your card details never come to us, and PayFast leads you back here afterwards.`}</p>
        <chakra.p role="status" fontWeight="semibold" srOnly={form.submit === 'button'}>
          {state === 'ready' ? '' : t`Taking you to PayFast...`}
        </chakra.p>
        <chakra.form
          ref={ref}
          method="post"
          action={form.action}
          acceptCharset="utf-8"
          onSubmit={onSubmit}
          display="grid"
          gap="3"
        >
          {form.fields.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button
            type="submit"
            variant="accent"
            size="lg"
            wide
            busy={state === 'leaving'}
            busyText={t`Opening PayFast...`}
          >
            <Lock aria-hidden="true" />
            {state === 'soon' ? t`Go to PayFast now` : t`Continue to PayFast`}
          </Button>
          <Button variant="ghost" wide onClick={onBack}>
            {t`Change the order`}
          </Button>
        </chakra.form>
        <WaysToPay />
        <SoldBy seller={settings?.seller} />
      </Card>
      {form.debug === true ? <SentFields form={form} /> : null}
    </Page>
  );
}
