import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { whenQuiet } from '#web/offline/whenQuiet.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';
import { fieldOwner, useField } from './fieldStore.ts';

const loadWork = () => import('./FieldWork.tsx');
/** With all that a village needs: who has nothing here yet waits for less. */
const FieldWork = lazy(async () => ({ default: (await loadWork()).FieldWork }));

/** Homes of a village, captured without a connection (docs/product/villages.md#field-mode). */
export function FieldMode(): ReactElement {
  useSession();
  return (
    <Page
      title={t`Field mode`}
      intro={t`Capture homes without a connection. Everything stays on this phone until it is sent.`}
    >
      {fieldOwner() === null ? (
        <Card>
          <chakra.p mb="4">{t`Sign in once with a connection. From then on this page opens without one.`}</chakra.p>
          <LinkButton to="/login" search={{ redirect: '/creator-field' }}>{t`Sign In`}</LinkButton>
        </Card>
      ) : (
        <OwnField />
      )}
    </Page>
  );
}

/** Of the person who is signed in, or was. */
function OwnField(): ReactElement | null {
  const { value: field, isStored, isNewer } = useField();
  const [isStarted, start] = useState(false);
  useEffect(() => {
    // Before there is no connection any more.
    void whenQuiet()
      .then(loadWork)
      .then(({ loadLateParts }) => loadLateParts());
  }, []);
  if (field === undefined) return null;
  const isFresh = isStored && !isNewer && field.booklets.length + field.captures.length === 0;
  return isFresh && !isStarted ? (
    <Card>
      <chakra.p mb="4">{t`This phone has no reserved ZarCodes.`}</chakra.p>
      <Button size="lg" onClick={() => start(true)}>{t`Begin`}</Button>
    </Card>
  ) : (
    <Suspense>
      <FieldWork field={field} isStored={isStored} isNewer={isNewer} />
    </Suspense>
  );
}
