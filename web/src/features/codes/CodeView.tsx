import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement } from 'react';
import type { PublicZarCode } from '#shared/contract/zarcodes.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { Head } from '#web/brand/Head.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { WidePlate } from '#web/brand/WidePlate.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { codePage } from '#web/text/pages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { WhenInView } from '#web/ui/WhenInView.tsx';
import { CodeActions } from './CodeActions.tsx';
import { CodeDetails } from './CodeDetails.tsx';
import { CodeImages } from './CodeImages.tsx';
import { CodeLayout } from './CodeLayout.tsx';
import { CodeTop } from './CodeTop.tsx';

const PointMap = lazy(async () => ({ default: (await import('#web/maps/PointMap.tsx')).PointMap }));

interface CodeViewProps {
  zarCode: PublicZarCode;
  /** What was asked for; another than the code itself when look-alikes were folded. */
  typed: string;
}

export function CodeView({ zarCode, typed }: CodeViewProps): ReactElement {
  const { zarcode, title, latitude, longitude } = zarCode;
  const shown = shownCode(zarcode);
  const asked = shownCode(typed);
  const place = placeLine(zarCode.suburb, zarCode.city, zarCode.province);
  return (
    <>
      <CodeLayout
        top={<CodeTop />}
        head={
          <chakra.div display="grid" gap="4" justifyItems="start">
            {asked === shown ? null : (
              <Notice>
                There is no {asked}. This is {shown}, which looks almost the same.
              </Notice>
            )}
            <WidePlate code={shown} />
            <PageHeading title={title} />
            <CodeActions code={shown} title={title} latitude={latitude} longitude={longitude} />
          </chakra.div>
        }
        map={
          <WhenInView fallback={<MapMessage kind="loading" />}>
            <PointMap latitude={latitude} longitude={longitude} label={`${title}, ${shown}`} />
          </WhenInView>
        }
        rest={<CodeDetails zarCode={zarCode} />}
        photos={<CodeImages zarCode={zarCode} />}
      />
      <Head page={codePage({ code: shown, title, place })} />
    </>
  );
}
