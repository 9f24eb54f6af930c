import { chakra } from '@chakra-ui/react';
import { type ReactElement, useDeferredValue, useState } from 'react';
import { usePriceCents } from '#web/api/price.ts';
import { useApi } from '#web/api/useApi.ts';
import type { ReadyMap } from '#web/maps/MapCanvas.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { zooms } from '#web/maps/mapView.ts';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { Page } from '#web/ui/Page.tsx';
import { BundleBanner, CostCard } from './BundleNotice.tsx';
import { emptyForm, formOf } from './codeForm.ts';
import { codeRules, DetailsForm } from './DetailsForm.tsx';
import { GeneratorMap, MapFrame } from './GeneratorMap.tsx';
import { MapHelp } from './MapHelp.tsx';
import { SuccessPanel } from './SuccessPanel.tsx';
import { usePin } from './usePin.ts';
import { useSearchIntent } from './useSearchIntent.ts';
import { restorePending, useStart } from './useStart.ts';
import { codeFailure, useSubmitCode } from './useSubmitCode.ts';

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
  const bundles = useApi('bundles.active');
  const remaining = bundles.data?.bundles.reduce((sum, bundle) => sum + bundle.remainingZarcodes, 0) ?? 0;
  const { submit, created } = useSubmitCode(remaining > 0, place(looked));
  const form = useAppForm({
    defaults: pending === null ? emptyForm : formOf(pending),
    rules: codeRules,
    submit,
    failure: codeFailure,
    alwaysToast: true,
  });
  const [map, setMap] = useState<ReadyMap | null>(null);
  const pin = usePin(form, map?.places ?? null, pending !== null);
  // Deferred: an answer that arrives is otherwise drawn in one go, and the map is much to draw.
  const start = useDeferredValue(useStart());
  const priceCents = usePriceCents();
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
          />
        ) : (
          <SuccessPanel created={created} />
        )}
      </Columns>
    </Page>
  );
}
