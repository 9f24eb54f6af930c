import { chakra } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import type { OpenedZarCode, OwnerZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import type { CreatorOfCode } from '#shared/domain/codePageTexts.ts';
import { t } from '#shared/text/t.ts';
import { Head } from '#web/brand/Head.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { WidePlate } from '#web/brand/WidePlate.tsx';
import { DrawnMap, MapOffer } from '#web/maps/DrawnMap.tsx';
import { EarlyMapPlace } from '#web/maps/EarlyMapPlace.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { pointedAt } from '#web/maps/pointedAt.ts';
import { codePage, guardedPage } from '#web/text/placePages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { WhenInView } from '#web/ui/WhenInView.tsx';
import { tellMissingPoint } from '#web/visit/missingPoint.ts';
import { CodeActions } from './CodeActions.tsx';
import { CodeDetails } from './CodeDetails.tsx';
import { CodeImages } from './CodeImages.tsx';
import { CodeLayout } from './CodeLayout.tsx';
import { CodeTools } from './CodeTools.tsx';
import { CodeTop } from './CodeTop.tsx';
import { CreatorLink } from './CreatorLink.ts';
import { useCodeTexts, useGuideParts } from './codeTexts.ts';

const LevelLine = lazy(async () => ({ default: (await import('./LevelLine.tsx')).LevelLine }));
const PointMap = lazy(async () => ({ default: (await import('#web/maps/PointMap.tsx')).PointMap }));

/** An admin has checked this place. Holds nothing but its text, so that a page without it leaves it out. */
const Verified = chakra('p', {
  base: {
    px: '2.5',
    py: '0.5',
    borderRadius: 'md',
    bg: 'bg.success',
    color: 'fg.success',
    fontSize: 'sm',
    fontWeight: 'semibold',
    _before: { content: '"✓ " / ""' },
  },
});

const Confirmed = chakra('p', { base: { color: 'fg.success', fontWeight: 'semibold' } });

/** Shown by visit/missingPoint.ts. */
const NoPoint = chakra('p', { base: { p: '3', bg: 'bg.sun', color: 'fg.onSun' } });

interface CodeViewProps {
  zarCode: PublicZarCode | OwnerZarCode | OpenedZarCode;
  /** The code in the address; another than the code itself when look-alikes were folded. */
  typed: string;
  /** The creator below whose slug the page is. */
  creator?: CreatorOfCode;
}

export function CodeView({ zarCode, typed, creator }: CodeViewProps): ReactElement {
  const texts = useCodeTexts(zarCode, creator ?? null);
  const { code, title } = texts;
  const shown = shownCode(zarCode.zarcode);
  const typedCode = shownCode(typed);
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const GuideView = useGuideParts(zarCode)?.GuideView;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the hash from the address.
  useEffect(tellMissingPoint, [hash]);
  const level = 'visibility' in zarCode ? zarCode.visibility : 'public';
  return (
    <>
      <CodeLayout
        top={<CodeTop />}
        head={
          <chakra.div display="grid" gap="4" justifyItems="start">
            {typedCode === shown ? null : (
              <Notice>{t`There is no ${typedCode}. This is ${shown}, which looks almost the same.`}</Notice>
            )}
            <WidePlate code={code} spelled={texts.spelled} />
            <PageHeading title={title} lang="" />
            {level === 'public' ? null : (
              <Suspense>
                <LevelLine zarCode={zarCode} level={level} />
              </Suspense>
            )}
            {texts.verified === '' ? null : <Verified>{texts.verified}</Verified>}
            {texts.confirmed === '' ? null : <Confirmed>{texts.confirmed}</Confirmed>}
            {texts.creator === '' ? null : (
              <CreatorLink href={texts.creatorPath}>{texts.creator}</CreatorLink>
            )}
            <CodeActions texts={texts} />
            <NoPoint data-no-point hidden>
              {t`This ZarCode has no point of that name.`}
            </NoPoint>
            {texts.guide === '' || GuideView === undefined ? null : (
              <GuideView html={texts.guide} hash={hash} />
            )}
          </chakra.div>
        }
        map={
          <>
            <DrawnMap across={texts.across} down={texts.down} />
            <WhenInView fallback={<MapMessage kind="loading" />}>
              <PointMap {...pointedAt(zarCode, hash)} />
            </WhenInView>
            <EarlyMapPlace />
            <MapOffer />
          </>
        }
        rest={
          <>
            <CodeDetails texts={texts} hasFiles={level === 'public'} />
            <CodeTools zarCode={zarCode} texts={texts} />
          </>
        }
        images={<CodeImages zarCode={zarCode} />}
      />
      <Head page={level === 'public' ? codePage(texts) : guardedPage({ code })} />
    </>
  );
}
