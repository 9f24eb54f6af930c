import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import type { CodeSuggestion } from '#shared/contract/errors.ts';
import { geoUrl } from '#shared/domain/links.ts';
import { beingMade } from '#shared/domain/reservations.ts';
import { pointOfSign } from '#shared/domain/signLink.ts';
import { t } from '#shared/text/t.ts';
import { LogoMark } from '#web/brand/Logo.tsx';
import { WithoutConnection } from '#web/brand/WithoutConnection.tsx';
import { isOnline } from '#web/offline/isOnline.ts';
import { useSession } from '#web/session/session.ts';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';
import { PageHeading } from '#web/ui/Page.tsx';

const DidYouMean = lazy(async () => ({ default: (await import('#web/brand/DidYouMean.tsx')).DidYouMean }));

const Centre = chakra('div', {
  base: {
    mx: 'auto',
    maxW: 'lg',
    px: '4',
    py: { base: '14', md: '24' },
    display: 'grid',
    // An address may be as long as anyone types it.
    '& p, & strong': { overflowWrap: 'anywhere' },
    justifyItems: 'center',
    gap: '4',
    textAlign: 'center',
    alignContent: 'start',
  },
});

function Problem({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <Centre>
      <LogoMark />
      <PageHeading title={title} />
      {children}
    </Centre>
  );
}

interface CodeNotFoundProps {
  typed: string;
  /** Existing codes that explain what was typed. */
  meant?: readonly CodeSuggestion[] | undefined;
  /** A creator has it, and it has no place yet. */
  isReserved?: boolean | undefined;
  /** A pass led here that opens nothing any more. */
  closed?: string | null;
}

const mayBe = t`The ZarCode may not exist, or you may not have permission to view it.`;

export function CodeNotFound(props: CodeNotFoundProps): ReactElement {
  const { typed, meant = [], isReserved = false, closed = null } = props;
  const signedIn = useSession().status === 'signedIn';
  if (closed !== null)
    return (
      <Problem title={t`This place is closed`}>
        <chakra.p role="status">{closed}</chakra.p>
        <LinkButton to="/">{t`Back to Search`}</LinkButton>
      </Problem>
    );
  if (isReserved)
    return (
      <Problem title={beingMade}>
        <chakra.p color="fg.muted">
          {rich(t`<code/> is reserved for a home and gets its place soon. Please look again later.`, {
            code: () => <strong translate="no">{typed.toUpperCase()}</strong>,
          })}
        </chakra.p>
        <LinkButton to="/">{t`Back to Search`}</LinkButton>
      </Problem>
    );
  return (
    <Problem title={t`Page Not Found`}>
      <chakra.p fontWeight="bold">{t`ZarCode not found`}</chakra.p>
      <chakra.p color="fg.muted">
        {rich(t`There is nothing at <code/>.`, {
          code: () => <strong translate="no">{typed.toUpperCase()}</strong>,
        })}{' '}
        {mayBe}
      </chakra.p>
      {meant.length === 0 ? null : (
        <Suspense>
          <DidYouMean codes={meant} />
        </Suspense>
      )}
      <chakra.div display="grid" gap="3" gridAutoFlow={{ sm: 'column' }}>
        {signedIn ? null : <LinkButton to="/">{t`Back to Search`}</LinkButton>}
        <LinkButton to="/dashboard" variant={signedIn ? 'solid' : 'outline'}>
          {t`Go to Dashboard`}
        </LinkButton>
      </chakra.div>
    </Problem>
  );
}

export function CodeFailed({ onRetry }: { onRetry: () => void }): ReactElement {
  // A sign's QR code carries the point, so that the map app can open it without a connection.
  const point = pointOfSign(location.hash);
  const inMapApp =
    point === null ? null : (
      <AnchorButton href={geoUrl(point.latitude, point.longitude, 'ZarCode')} variant="outline">
        {t`Open in the map app`}
      </AnchorButton>
    );
  if (!isOnline()) return <WithoutConnection>{inMapApp}</WithoutConnection>;
  return (
    <Problem title={t`Failed to fetch ZarCode`}>
      <chakra.p color="fg.muted">
        {mayBe} {t`It may also be the connection.`}
      </chakra.p>
      <Button onClick={onRetry}>{t`Try again`}</Button>
      {inMapApp}
    </Problem>
  );
}
