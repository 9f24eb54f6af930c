import type { ReactElement } from 'react';
import type { AllSettings } from '#shared/contract/settings.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FieldRow, Form } from '#web/ui/form/Form.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { NumberField } from './NumberField.tsx';
import { TestMaps } from './TestMaps.tsx';
import { type SettingName, useSettingsForm } from './useSettingsForm.ts';

const names: readonly SettingName[] = [
  'googleMapsApiKey',
  'mapProvider',
  'maxCodesPerUser',
  'notifyNewUser',
  'notifyDailyStats',
  'vatRate',
  'vatRegistered',
  'vatNumber',
  'companyName',
  'companyAddress',
];

export function SystemConfiguration({ settings }: { settings: AllSettings }): ReactElement {
  const form = useSettingsForm(settings, names, 'Settings updated');
  const { control } = form;
  const vatProblem = form.formState.errors.vatRegistered?.message ?? '';
  return (
    <TitledCard title="System Configuration" action={<TestMaps isEdited={form.hasChanges} />}>
      <Form form={form} submitLabel="Save Settings" busyLabel="Saving..." aria-label="System Configuration">
        <FieldRow>
          <TextField
            label="Google Maps API key"
            hint="Every visitor's browser sees it: limit it to this site at Google."
            autoComplete="off"
            spellCheck={false}
            {...form.field('googleMapsApiKey')}
            optional
          />
          <SelectField
            label="Maps"
            hint={
              settings.basemap === ''
                ? "Google's need the key; our own has no file yet (docs/deploy.md), and is the open map until then."
                : "Google's need the key; our own and the open map need none."
            }
            {...form.field('mapProvider')}
          >
            <option value="google">Google Maps</option>
            <option value="own">Own map</option>
            <option value="open">Open map</option>
          </SelectField>
          <NumberField
            label="Max codes per user"
            hint="Creators' codes do not count."
            control={control}
            name="maxCodesPerUser"
            min={1}
            required
          />
          <NumberField
            label="VAT rate (%)"
            hint="Included, if you are registered."
            control={control}
            name="vatRate"
            min={0}
            max={100}
            step={0.01}
            required
          />
        </FieldRow>
        <Checkbox {...form.register('notifyNewUser')}>Email the admins about every new user</Checkbox>
        <Checkbox {...form.register('notifyDailyStats')}>Email the admins the numbers of each day</Checkbox>
        <Checkbox {...form.register('vatRegistered')} error={vatProblem}>
          The company is registered for VAT
        </Checkbox>
        <FieldRow>
          <TextField label="VAT number" inputMode="numeric" {...form.field('vatNumber')} optional />
          <TextField label="Company name" {...form.field('companyName')} optional />
        </FieldRow>
        <TextAreaField label="Company address" {...form.field('companyAddress')} optional />
        <LeaveWarning form={form} />
      </Form>
    </TitledCard>
  );
}
