import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { useSession } from '#web/session/session.ts';
import { PageContainer, type PageWidth } from '#web/ui/Page.tsx';
import { Footer } from './Footer.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const SignedInBars = lazy(async () => ({ default: (await import('./SignedInBars.tsx')).SignedInBars }));

/** As high as the bar that comes. */
const BarRoom = chakra('div', { base: { minH: '16', bg: 'bg.sign', '@media print': { display: 'none' } } });

// A screen below the bar, so that the footer does not jump into view and out of it while a page fills.
const belowBar = 'calc(100dvh - 4rem)';

interface FrameProps {
  width: PageWidth;
  /** The search in the bar on top, which belongs to another feature. */
  lookup: ReactNode;
  children: ReactNode;
}

/** The bars around a page, its footer and its width. */
export function Frame({ width, lookup, children }: FrameProps): ReactElement {
  const { user } = useSession();
  const hasBars = user !== null && width !== 'plain';
  return (
    <>
      {hasBars ? (
        <Suspense fallback={<BarRoom />}>
          <SignedInBars user={user} lookup={lookup} />
        </Suspense>
      ) : (
        <PublicHeader isSignedIn={user !== null} lookup={lookup} />
      )}
      <OfflineNotice />
      <chakra.main id="main" tabIndex={-1} flex="1" minH={belowBar}>
        <PageContainer width={width}>{children}</PageContainer>
      </chakra.main>
      <Footer aboveBottomNav={hasBars} />
    </>
  );
}
