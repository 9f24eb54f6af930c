import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { ApiError } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { CodePreview } from '#web/brand/place/CodePreview.tsx';
import { emptyForm } from '#web/brand/place/codeForm.ts';
import { PlaceEditor } from '#web/brand/place/PlaceEditor.tsx';
import { PlaceFormCard } from '#web/brand/place/PlaceFormCard.tsx';
import { usePlaceForm } from '#web/brand/place/usePlaceForm.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { westernCape, zooms } from '#web/maps/mapView.ts';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Page } from '#web/ui/Page.tsx';
import { toast } from '#web/ui/toast.ts';
import { BackToCodes } from './BackToCodes.tsx';

/** The terms are the person's, who accepted them with their account. */
const defaults = { ...emptyForm, termsConfirmed: true };
const start = { center: westernCape, zoom: zooms.default };

/** Makes a code for a person, without payment. */
export function MakeCode(): ReactElement {
  const { run } = useMutationOf('adminZarcodes.create');
  const navigate = useNavigate();
  const [userEmail, setUserEmail] = useState('');
  const [emailError, setEmailError] = useState('');
  const submit = async ({ useBundle: _, ...input }: ZarCodeInput) => {
    setEmailError('');
    try {
      return await run({ body: { ...input, userEmail } });
    } catch (error) {
      if (error instanceof ApiError) setEmailError(error.fields?.['userEmail'] ?? '');
      throw error;
    }
  };
  const place = usePlaceForm({
    defaults,
    names: 'map',
    submit,
    onDone: ({ id, zarcode }) => {
      toast({ title: 'Success!', description: `ZarCode ${shownCode(zarcode)} created successfully!` });
      return navigate({ to: '/admin/zarcodes/$code', params: { code: id } });
    },
    failed: 'Failed to create ZarCode',
  });
  const { form } = place;
  const [city, province] = useWatch({ control: form.control, name: ['city', 'province'] });
  return (
    <>
      <Page
        title="Create for a Person"
        intro="The code belongs to them and is free, even above their limit. We email them."
        back={<BackToCodes />}
      >
        <PlaceEditor place={place} start={start}>
          <PlaceFormCard place={place} submitLabel="Create ZarCode" busyText="Creating...">
            <TextField
              label="Their email address"
              type="email"
              name="userEmail"
              autoComplete="off"
              required
              value={userEmail}
              error={emailError}
              onChange={({ currentTarget }) => setUserEmail(currentTarget.value)}
            />
            <chakra.div mb="4">
              <CodePreview city={city} province={province} />
            </chakra.div>
          </PlaceFormCard>
        </PlaceEditor>
      </Page>
      <LeaveWarning form={form} />
    </>
  );
}
