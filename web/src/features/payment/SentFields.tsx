import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Payment } from '#shared/contract/payments.ts';
import { t } from '#shared/text/t.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

/** With it, anybody could place orders in the merchant's name. */
const secretField = 'merchant_key';

/** docs/product/payments.md#payfast: in debug mode an administrator sees what is sent. */
export function SentFields({ form }: { form: NonNullable<Payment['form']> }): ReactElement {
  const items = form.fields.map(({ name, value }) => ({
    label: name,
    value: name === secretField ? 'not shown' : value,
  }));
  return (
    <chakra.div mt="5">
      <TitledCard
        title={t`What is sent to PayFast`}
        intro={t`You see this as an administrator, because the debug mode is on.`}
      >
        <DescriptionList items={[{ label: 'POST', value: form.action }, ...items]} />
      </TitledCard>
    </chakra.div>
  );
}
