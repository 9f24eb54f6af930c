import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement } from 'react';
import type { AreaZarCode } from '#shared/contract/zarCodeFields.ts';
import type { CreatorOfCode } from '#shared/domain/codePageTexts.ts';
import { t } from '#shared/text/t.ts';
import { Head } from '#web/brand/Head.tsx';
import { WidePlate } from '#web/brand/WidePlate.tsx';
import { DrawnMap, MapOffer } from '#web/maps/DrawnMap.tsx';
import { EarlyMapPlace } from '#web/maps/EarlyMapPlace.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { areaPage } from '#web/text/placePages.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { WhenInView } from '#web/ui/WhenInView.tsx';
import { useAreaTexts } from './areaTexts.ts';
import { CodeLayout } from './CodeLayout.tsx';
import { CodeTop } from './CodeTop.tsx';
import { CreatorLink } from './CreatorLink.ts';
import { PinForm } from './PinForm.tsx';

const AreaMap = lazy(async () => ({ default: (await import('#web/maps/AreaMap.tsx')).AreaMap }));

interface AreaViewProps {
  area: AreaZarCode;
  /** The creator below whose slug the page is. */
  creator?: CreatorOfCode | undefined;
  /** What came with the person does not open it any more. */
  closed?: string | null;
  onOpened: () => void;
}

/** A code of which others see only the area, until they have its PIN or a pass. */
export function AreaView({ area, creator, closed = null, onOpened }: AreaViewProps): ReactElement {
  const texts = useAreaTexts(area, creator ?? null);
  const { code, title } = texts;
  return (
    <>
      <CodeLayout
        top={<CodeTop />}
        head={
          <chakra.div display="grid" gap="4" justifyItems="start">
            <WidePlate code={code} spelled={texts.spelled} />
            <PageHeading title={title} lang="" />
            {texts.creator === '' ? null : (
              <CreatorLink href={texts.creatorPath}>{texts.creator}</CreatorLink>
            )}
            {closed === null ? null : <Notice tone="error">{closed}</Notice>}
            <p>{t`Ask the owner for the PIN, or open the link they sent you.`}</p>
            {area.visibility === 'area' ? <PinForm code={area.id} onOpened={onOpened} /> : null}
          </chakra.div>
        }
        map={
          <>
            <DrawnMap across={texts.across} down={texts.down} area />
            <WhenInView fallback={<MapMessage kind="loading" />}>
              <AreaMap centre={area.areaCentre} code={code} />
            </WhenInView>
            <EarlyMapPlace />
            <MapOffer />
          </>
        }
        rest={
          <Card>
            <chakra.h2 fontSize="sm" fontWeight="normal" color="fg.muted">
              {t`Area`}
            </chakra.h2>
            <chakra.address fontStyle="normal" fontWeight="semibold" overflowWrap="anywhere">
              {[texts.suburb, texts.city, texts.region]
                .filter((line) => line !== '')
                .map((line) => (
                  <chakra.span display="block" key={line}>
                    {line}
                  </chakra.span>
                ))}
            </chakra.address>
            <chakra.p mt="3" color="fg.muted">
              {t`The owner shows only the area of this place. The map has no pin.`}
            </chakra.p>
          </Card>
        }
      />
      <Head page={areaPage({ code, title, publisher: texts.publisher })} />
    </>
  );
}
