import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AllSettings } from '#shared/contract/settings.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { NumberField } from './NumberField.tsx';
import { TestPayFast } from './TestPayFast.tsx';
import { type SettingName, useSettingsForm } from './useSettingsForm.ts';

const flags = {
  usePayFast: 'Take payments with PayFast',
  payFastSandbox: "Use PayFast's sandbox: no money moves",
  payFastDebugMode: 'Debug mode: show admins what the payment page sends',
  payFastAutoSubmit: 'Go to PayFast automatically after a moment',
  payFastImmediateSubmit: 'Go at once; only if it goes automatically',
  payFastStrictSource: 'Refuse notices from addresses that are not known as PayFast’s',
} as const satisfies Partial<Record<SettingName, string>>;
const flagNames = Object.keys(flags) as (keyof typeof flags)[];
const names: readonly SettingName[] = [...flagNames, 'payFastTestPageTimeout'];

export function PaymentConfiguration({ settings }: { settings: AllSettings }): ReactElement {
  const form = useSettingsForm(settings, names, 'Payment settings updated');
  return (
    <TitledCard title="Payment Configuration" action={<TestPayFast />}>
      {settings.payFastConfigured ? null : <MissingCredentials isOn={settings.usePayFast} />}
      <Form
        form={form}
        submitLabel="Save Payment Settings"
        busyLabel="Saving..."
        aria-label="Payment Configuration"
      >
        <chakra.div display="grid" justifyItems="start">
          {flagNames.map((name) => (
            <Checkbox key={name} {...form.register(name)}>
              {flags[name]}
            </Checkbox>
          ))}
        </chakra.div>
        <NumberField
          label="Timeout of the test page (ms)"
          hint="From 0 to 60000. The test page closes after it, and PayFast has the same time to answer a test."
          control={form.control}
          name="payFastTestPageTimeout"
          min={0}
          max={60_000}
          strict
          required
        />
        <LeaveWarning form={form} />
      </Form>
    </TitledCard>
  );
}

/** They are secrets, so no page takes them: docs/deploy.md, "PayFast". */
function MissingCredentials({ isOn }: { isOn: boolean }): ReactElement {
  return (
    <chakra.div mb="5">
      <Notice
        tone={isOn ? 'error' : 'info'}
        title={
          isOn ? 'Nobody can pay: there are no PayFast credentials' : 'There are no PayFast credentials yet'
        }
      >
        <details>
          <chakra.summary cursor="pointer" fontWeight="semibold" minH="touch" alignContent="center">
            Set the PayFast secret
          </chakra.summary>
          <p>
            Credentials are secrets and are entered on a developer’s computer, never here. In the project’s
            folder run <code>npm run set-payfast -- --stage prod</code>, and enter the merchant id, the
            merchant key and the passphrase from PayFast’s page “Settings, Developer Settings”. They take
            effect within minutes, without a deployment. Then press “Test PayFast”.
          </p>
        </details>
      </Notice>
    </chakra.div>
  );
}
