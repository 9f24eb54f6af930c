import { chakra } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import type { Pass } from '#shared/contract/visibilityFields.ts';
import { maxPasses, type Visibility } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { MadePass, type MadePassLink } from './MadePass.tsx';
import { NewPass } from './NewPass.tsx';
import { PassItem } from './PassItem.tsx';

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });

interface PassesProps {
  code: string;
  title: string;
  level: Visibility;
  /** Newest first. */
  passes: readonly Pass[];
}

/** The links that open a code for one person or for a while. */
export function Passes({ code, title, level, passes }: PassesProps): ReactElement | null {
  const heading = useRef<HTMLHeadingElement>(null);
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<MadePassLink | null>(null);
  const isPublic = level === 'public';
  const isFull = passes.filter(({ state }) => state === 'live').length >= maxPasses;
  // Everybody can open it: a pass would be of no use.
  if (isPublic && passes.length === 0) return null;
  const focusHeading = () => heading.current?.focus();
  return (
    <chakra.section aria-labelledby="passes" display="grid" gap="3" borderTopWidth="1px" pt="5">
      <chakra.h3 id="passes" ref={heading} tabIndex={-1} fontSize="lg" fontWeight="bold">
        {t`Passes`}
      </chakra.h3>
      <p>
        {isPublic
          ? t`Everybody can open this ZarCode now. Passes count again when it is not public.`
          : t`A pass is a link that opens the place for one person. You can end it at any time.`}
      </p>
      {made === null ? null : <MadePass made={made} code={code} title={title} />}
      {making ? (
        <NewPass
          code={code}
          onMade={(pass) => {
            setMade(pass);
            setMaking(false);
          }}
          onCancel={() => {
            setMaking(false);
            focusHeading();
          }}
        />
      ) : null}
      {making || isPublic ? null : (
        <div>
          <Button
            aria-disabled={isFull || undefined}
            aria-describedby={isFull ? 'passes-full' : undefined}
            onClick={() => {
              if (isFull) return;
              setMade(null);
              setMaking(true);
            }}
          >
            {t`New pass`}
          </Button>
          {isFull ? (
            <chakra.p id="passes-full" mt="2" color="fg.muted">
              {t`There are ${maxPasses} passes. Revoke one first.`}
            </chakra.p>
          ) : null}
        </div>
      )}
      {passes.length === 0 ? (
        <chakra.p color="fg.muted">{t`No passes yet.`}</chakra.p>
      ) : (
        <List>
          {passes.map((pass) => (
            <PassItem key={pass.id} code={code} pass={pass} afterRevoke={() => heading.current} />
          ))}
        </List>
      )}
    </chakra.section>
  );
}
