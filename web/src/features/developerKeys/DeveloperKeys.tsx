import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { maxApiKeys } from '#shared/domain/apiKeys.ts';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { KeyCard } from './KeyCard.tsx';
import { NewKey } from './NewKey.tsx';
import { Secret, type ShownOnce } from './Secret.tsx';

const List = chakra('ul', { base: { display: 'grid', gap: '4', listStyle: 'none' } });

/** docs/product/developers.md#keys. In English, as all that is for developers. */
export function DeveloperKeys(): ReactElement {
  const { data, error, mutate } = useApi('apiKeys.list');
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<ShownOnce | null>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const keys = data?.keys;
  const isFull = (keys?.length ?? 0) >= maxApiKeys;
  const show = (shown: ShownOnce) => {
    setMaking(false);
    setSecret(shown);
  };
  return (
    <div lang="en">
      <Page
        title="For developers"
        intro={
          <>
            Keys for the checkout field, the API and webhooks.{' '}
            <TextLink to="/developers">How it works</TextLink>
          </>
        }
        back={<TextLink to="/profile">Back to your profile</TextLink>}
      >
        {error !== undefined ? (
          <LoadProblem
            title="Your keys could not be loaded"
            message={error.message}
            onRetry={() => void mutate()}
          />
        ) : keys === undefined ? (
          <Card padding="md">
            <Skeleton height="8rem" />
          </Card>
        ) : (
          <chakra.div display="grid" gap="5">
            {secret === null ? null : <Secret shown={secret} />}
            {making ? (
              <NewKey onMade={show} onCancel={() => setMaking(false)} />
            ) : keys.length === 0 && secret === null ? null : (
              <div>
                <Button
                  aria-disabled={isFull || undefined}
                  aria-describedby={isFull ? 'keys-full' : undefined}
                  onClick={() => {
                    if (isFull) return;
                    setSecret(null);
                    setMaking(true);
                  }}
                >
                  New key
                </Button>
                {isFull ? (
                  <chakra.p id="keys-full" mt="2" color="fg.muted">
                    There are {maxApiKeys} keys. Revoke one first.
                  </chakra.p>
                ) : null}
              </div>
            )}
            <chakra.section aria-labelledby="your-keys" hidden={making && keys.length === 0}>
              <chakra.h2 id="your-keys" ref={list} tabIndex={-1} mb="3" fontSize="lg" fontWeight="bold">
                Your keys
              </chakra.h2>
              {keys.length === 0 ? (
                <Card padding="none">
                  <EmptyState
                    title="No keys yet"
                    {...(!making && { action: <Button onClick={() => setMaking(true)}>Make a key</Button> })}
                  >
                    A key lets a site or a server look up ZarCodes. It is free for 1,000 look-ups a day.
                  </EmptyState>
                </Card>
              ) : (
                <List>
                  {keys.map((key) => (
                    <KeyCard key={key.id} apiKey={key} onSecret={show} afterRevoke={() => list.current} />
                  ))}
                </List>
              )}
            </chakra.section>
          </chakra.div>
        )}
      </Page>
    </div>
  );
}
