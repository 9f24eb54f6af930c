import { lazy, type ReactElement } from 'react';
import type { PublicCreator } from '#shared/contract/creatorFields.ts';
import type { CodesOnPage } from '#shared/domain/creatorPageTexts.ts';
import { t } from '#shared/text/t.ts';
import { Head } from '#web/brand/Head.tsx';
import { EarlyMapPlace } from '#web/maps/EarlyMapPlace.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { creatorMapLabel } from '#web/maps/mapTexts.ts';
import { creatorPage } from '#web/text/placePages.ts';
import { WhenInView } from '#web/ui/WhenInView.tsx';
import { CreatorHeader } from './CreatorHeader.tsx';
import { CreatorLayout } from './CreatorLayout.tsx';
import { CreatorList } from './CreatorList.tsx';
import { useCreatorTexts } from './creatorTexts.ts';

const CreatorMap = lazy(async () => ({ default: (await import('./CreatorMap.tsx')).CreatorMap }));

interface CreatorViewProps {
  creator: PublicCreator;
  codes: CodesOnPage;
  search: string;
}

export function CreatorView({ creator, codes, search }: CreatorViewProps): ReactElement {
  const { texts, rows } = useCreatorTexts(creator, codes, search);
  return (
    <>
      <CreatorLayout
        head={<CreatorHeader texts={texts} />}
        map={
          <>
            <WhenInView fallback={<MapMessage kind="loading" wide />}>
              <CreatorMap
                creatorId={creator.id}
                whose="these"
                label={creatorMapLabel(creator.displayName)}
                below={creator.slug}
                failed={t`Failed to load the ZarCodes. Please try again.`}
              />
            </WhenInView>
            <EarlyMapPlace />
          </>
        }
        list={<CreatorList texts={texts} rows={rows} />}
      />
      <Head page={creatorPage(texts)} />
    </>
  );
}
