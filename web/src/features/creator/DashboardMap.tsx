import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense } from 'react';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { KeepArea } from '#web/maps/KeepArea.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { mapFetchLimit } from '#web/maps/mapFetchLimit.ts';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

const CreatorMap = lazy(async () => ({ default: (await import('./CreatorMap.tsx')).CreatorMap }));

const Section = chakra('section', {
  base: { display: 'grid', gap: '3', gridTemplateRows: 'auto minmax(0, 1fr) auto auto' },
});

const Frame = chakra('div', {
  base: {
    height: { base: '17rem', md: '26rem', lg: 'auto' },
    minH: { lg: '30rem' },
    borderRadius: 'xl',
    borderWidth: '1px',
    bg: 'bg.muted',
    isolation: 'isolate',
    position: 'relative',
    // The search's list may overflow the frame and what follows it; the map may not.
    zIndex: 1,
    '& .map-ground': { borderRadius: 'xl' },
  },
});

const newest = mapFetchLimit.toLocaleString(localeOf(language()));

/** The creator's own codes on one map. */
export function DashboardMap({ creatorId }: { creatorId: string }): ReactElement {
  const { data } = useApi('creators.codes', { params: { id: creatorId }, query: { limit: mapFetchLimit } });
  const total = data?.pagination.total ?? 0;
  return (
    <Section aria-labelledby="creator-map">
      <SectionTitle id="creator-map">{t`Your creator ZarCodes on the map`}</SectionTitle>
      <Frame>
        <Suspense fallback={<MapMessage kind="loading" wide />}>
          <CreatorMap
            creatorId={creatorId}
            label={t`Map of your creator ZarCodes`}
            failed={t`Failed to load your ZarCodes. Please try again.`}
            tools={(map) => <KeepArea map={map} />}
          />
        </Suspense>
      </Frame>
      {total > 0 ? (
        <p>
          <TextLink to="/creator-project">{t`Project page: days, possible duplicates, files`}</TextLink>
        </p>
      ) : null}
      {total > mapFetchLimit ? (
        <chakra.p fontSize="sm" color="fg.muted">
          {t`The map shows the newest ${newest} of your ZarCodes.`}
        </chakra.p>
      ) : null}
    </Section>
  );
}
