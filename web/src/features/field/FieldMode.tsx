import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect } from 'react';
import { t } from '#shared/text/t.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { sessionOwner, useSession } from '#web/session/session.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Booklets } from './Booklets.tsx';
import { CaptureHome } from './CaptureHome.tsx';
import { freeCodes } from './field.ts';
import { useField } from './fieldStore.ts';
import { Queue } from './Queue.tsx';
import { sendCaptures } from './sendCaptures.ts';

const Layout = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', maxW: '3xl' },
});

const resendMs = 60_000;

/** Homes of a village, captured without a connection (docs/product/villages.md#field-mode). */
export function FieldMode(): ReactElement {
  useSession();
  const { value: field, isStored, isNewer } = useField();
  const isWaiting =
    field?.captures.some(
      ({ state, photo }) => state === 'waiting' || (state === 'made' && photo === 'waiting'),
    ) ?? false;
  useSending(isWaiting);
  return (
    <Page
      title={t`Field mode`}
      intro={t`Capture homes without a connection. Everything stays on this phone until it is sent.`}
    >
      {sessionOwner() === '' ? (
        <Card>
          <chakra.p mb="4">{t`Sign in once with a connection. From then on this page opens without one.`}</chakra.p>
          <LinkButton to="/login" search={{ redirect: '/creator-field' }}>{t`Sign In`}</LinkButton>
        </Card>
      ) : isNewer ? (
        <Notice tone="error">
          {t`Your homes were stored by a newer version of this page. Please load the page again.`}
        </Notice>
      ) : field === undefined ? null : (
        <Layout>
          {isStored ? null : (
            <Notice tone="error">
              {t`This browser stores nothing. What you capture is lost when the page is closed.`}
            </Notice>
          )}
          {freeCodes(field, new Date()).length > 0 ? <CaptureHome field={field} /> : null}
          <Booklets field={field} />
          <Queue field={field} />
        </Layout>
      )}
    </Page>
  );
}

/** Sends what waits, and tries again while it was not taken. */
function useSending(isWaiting: boolean): void {
  const isOnline = useIsOnline();
  const { status } = useSession();
  useEffect(() => {
    if (!isOnline || !isWaiting || status !== 'signedIn') return;
    void sendCaptures();
    const timer = setInterval(() => document.visibilityState === 'visible' && void sendCaptures(), resendMs);
    return () => clearInterval(timer);
  }, [isOnline, isWaiting, status]);
}
