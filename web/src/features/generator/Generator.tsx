import { chakra } from '@chakra-ui/react';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePriceCents } from '#web/api/price.ts';
import { useApi } from '#web/api/useApi.ts';
import type { ReadyMap } from '#web/maps/MapCanvas.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { zooms } from '#web/maps/mapView.ts';
import { Page } from '#web/ui/Page.tsx';
import { BundleBanner, CostCard } from './BundleNotice.tsx';
import { type CodeForm, emptyForm, formOf } from './codeForm.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { GeneratorMap, MapFrame } from './GeneratorMap.tsx';
import { MapHelp } from './MapHelp.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { usePin } from './usePin.ts';
import { useSearchIntent } from './useSearchIntent.ts';
import { restorePending, useStart } from './useStart.ts';
import { useSubmitCode } from './useSubmitCode.ts';

interface GeneratorProps {
  address: string;
  placeId: string;
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.5fr) minmax(23rem, 1fr)' },
  },
});

const place = ({ address, placeId }: GeneratorProps) => `${placeId} ${address}`.trim();

/** Pin a place, describe it, get its code. */
export function Generator(looked: GeneratorProps): ReactElement {
  const [pending] = useState(() => restorePending(place(looked)));
  const form = useForm<CodeForm>({ defaultValues: pending === null ? emptyForm : formOf(pending) });
  const [map, setMap] = useState<ReadyMap | null>(null);
  const pin = usePin(form, map?.places ?? null, pending !== null);
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const start = useDeferredValue(useStart());
  const bundles = useApi('bundles.active');
  const priceCents = usePriceCents();
  const remaining = bundles.data?.bundles.reduce((sum, bundle) => sum + bundle.remainingZarcodes, 0) ?? 0;
  const { submit, created } = useSubmitCode(form, remaining > 0, place(looked));
  useSearchIntent(pending === null ? map : null, looked, pin.place);

  const names = form.getValues(['suburb', 'city', 'province']).filter((name) => name !== '');
  return (
    <Page title="Generate a ZarCode" intro={<BundleBanner remaining={remaining} />}>
      <Columns>
        <chakra.div position={{ lg: 'sticky' }} top={{ lg: '5.5rem' }}>
          {start === null ? (
            <MapFrame>
              <MapMessage kind="loading" wide />
            </MapFrame>
          ) : (
            <GeneratorMap
              start={pin.point === null ? start : { center: pin.point, zoom: zooms.detail }}
              point={pin.point}
              place={names.join(', ')}
              onPlace={pin.place}
              onReady={setMap}
            />
          )}
          <MapHelp />
        </chakra.div>
        {created === null ? (
          <DetailsForm
            form={form}
            pin={pin}
            cost={<CostCard remaining={remaining} priceCents={priceCents} />}
            submitLabel={remaining > 0 ? 'Generate ZarCode' : 'Continue to Payment'}
            ready={!bundles.isLoading}
            onSubmit={submit}
          />
        ) : (
          <SuccessPanel created={created} />
        )}
      </Columns>
    </Page>
  );
}
