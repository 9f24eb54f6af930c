import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, useMemo, useState } from 'react';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { ApiError } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { formOf } from '#web/brand/place/codeForm.ts';
import { exactPoint } from '#web/brand/place/exactPoint.ts';
import { SavedPlaceEditor } from '#web/brand/place/SavedPlaceEditor.tsx';
import { usePlaceForm } from '#web/brand/place/usePlaceForm.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { zooms } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { toast } from '#web/ui/toast.ts';
import type { PlacedZarCode } from './placeOf.ts';

interface ChangeFormProps {
  code: PlacedZarCode;
  onReload: () => Promise<unknown>;
}

export function ChangeForm({ code, onReload }: ChangeFormProps): ReactElement {
  const { run } = useMutationOf('adminZarcodes.update');
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<string | null>(null);
  const { id, version, latitude, longitude } = code;
  const saved = useMemo(() => ({ latitude, longitude }), [latitude, longitude]);
  const shown = shownCode(code.zarcode);

  const submit = async ({ useBundle: _, ...input }: ZarCodeInput) => {
    setConflict(null);
    try {
      return await run({ params: { code: id }, body: { ...input, ...exactPoint(input, saved), version } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'edit_conflict') setConflict(error.message);
      throw error;
    }
  };
  const defaults = useMemo(() => formOf(code), [code]);
  const place = usePlaceForm({
    defaults,
    names: 'saved',
    submit,
    onDone: () => {
      toast({ title: 'ZarCode updated', description: `Your changes to ${shown} were saved.` });
      return navigate({ to: '/admin/zarcodes/$code', params: { code: id } });
    },
    failed: 'Failed to update ZarCode',
  });
  return (
    <>
      <Page
        title={`Edit ${shown}`}
        intro="The code stays the same, even when you move its pin."
        back={
          <TextLink to="/admin/zarcodes/$code" params={{ code: id }}>
            {shown}
          </TextLink>
        }
      >
        {conflict === null ? null : (
          <chakra.div mb="5">
            <Notice
              tone="error"
              title="Your changes were not saved"
              action={
                <Button variant="outline" size="sm" onClick={() => void onReload()}>
                  Load the current version
                </Button>
              }
            >
              {conflict}
            </Notice>
          </chakra.div>
        )}
        <SavedPlaceEditor place={place} start={{ center: saved, zoom: zooms.detail }} saved={saved} />
      </Page>
      <LeaveWarning form={place.form} />
    </>
  );
}
