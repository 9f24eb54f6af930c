import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { useSession } from '#web/session/session.ts';
import { storeFieldOwner } from '#web/storage/storeFieldOwner.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Booklets } from './Booklets.tsx';
import { CaptureHome } from './CaptureHome.tsx';
import { FieldMap } from './FieldMap.tsx';
import type { Field } from './field.ts';
import { freeCodes, isToSend } from './fieldChanges.ts';
import { fieldOwner } from './fieldStore.ts';
import { Queue } from './Queue.tsx';
import { SlipsToPrint } from './SlipsToPrint.tsx';

const Layout = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', maxW: '3xl' },
});

const AllBooklets = lazy(async () => ({ default: (await import('./AllBooklets.tsx')).AllBooklets }));

const resendMs = 60_000;

interface FieldWorkProps {
  field: Field;
  isStored: boolean;
  isNewer: boolean;
}

const focusFirst = (layout: HTMLElement) => layout.querySelector<HTMLElement>('h2[tabindex]')?.focus();

/** The next home, the booklets, and what was captured. */
export function FieldWork({ field, isStored, isNewer }: FieldWorkProps): ReactElement {
  const isSignedIn = useSession().token !== null;
  useSending(!isNewer && field.captures.some(isToSend));
  useEffect(() => {
    const owner = fieldOwner();
    if (owner !== null) storeFieldOwner(owner);
  }, []);
  const hasBooklets = field.booklets.length > 0;
  useEffect(() => {
    if (hasBooklets) void askToStay();
  }, [hasBooklets]);
  const [showsAll, showAll] = useState(false);
  const canCapture = freeCodes(field, new Date()).length > 0;
  const couldCapture = useRef(canCapture);
  const layout = useRef<HTMLElement>(null);
  /** What was pressed to get here is gone, and the focus with it. */
  const takesFocus = useRef(field.booklets.length + field.captures.length === 0);
  const takeFocus = (element: HTMLElement | null) => {
    layout.current = element;
    if (element === null || !takesFocus.current) return;
    takesFocus.current = false;
    focusFirst(element);
  };
  useEffect(() => {
    // The next home comes above the button that reserved its code, and pushes it out of view.
    if (canCapture && !couldCapture.current && layout.current?.contains(document.activeElement) === true)
      focusFirst(layout.current);
    couldCapture.current = canCapture;
  }, [canCapture]);
  if (isNewer)
    return (
      <Notice tone="error">
        {t`Your homes were stored by a newer version of this page. Please load the page again.`}
      </Notice>
    );
  if (showsAll)
    return (
      <Suspense>
        <AllBooklets
          field={field}
          onClose={() => {
            takesFocus.current = true;
            showAll(false);
          }}
        />
      </Suspense>
    );
  return (
    <Layout ref={takeFocus}>
      {isStored ? null : (
        <Notice tone="error">
          {t`This browser stores nothing. What you capture is lost when the page is closed.`}
        </Notice>
      )}
      {isSignedIn ? null : (
        <Notice
          action={
            <LinkButton to="/login" search={{ redirect: '/creator-field' }} variant="outline">
              {t`Sign In`}
            </LinkButton>
          }
        >
          {t`Your session has ended. Go on capturing, and sign in once you have a connection: then your homes are sent.`}
        </Notice>
      )}
      {canCapture ? <CaptureHome field={field} /> : null}
      <FieldMap captures={field.captures} />
      <Booklets field={field} onShowAll={() => showAll(true)} />
      {isSignedIn ? <SlipsToPrint captures={field.captures} /> : null}
      <Queue field={field} />
    </Layout>
  );
}

/** It is stored with the page's other files before the person leaves where there is a connection. */
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([
    import('./sendCaptures.ts'),
    import('./AllBooklets.tsx'),
    import('./HomeSteps.tsx'),
    import('./PrintSlip.tsx'),
    import('#web/ui/ConfirmDialogBody.tsx'),
    import('#web/api/shrunkImage.ts'),
  ]);
}

/** Else a browser that is short of space may delete it: https://developer.mozilla.org/docs/Web/API/StorageManager/persist */
async function askToStay(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {}
}

const send = async () => (await import('./sendCaptures.ts')).sendCaptures();

/** Sends what waits, and tries again while it was not taken. */
function useSending(isWaiting: boolean): void {
  const isOnline = useIsOnline();
  const { status } = useSession();
  useEffect(() => {
    if (!isOnline || !isWaiting || status !== 'signedIn') return;
    void send();
    const timer = setInterval(() => document.visibilityState === 'visible' && void send(), resendMs);
    return () => clearInterval(timer);
  }, [isOnline, isWaiting, status]);
}
