import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import type { Capture } from './field.ts';

const PrintSlip = lazy(async () => ({ default: (await import('./PrintSlip.tsx')).PrintSlip }));

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });

/** Claim slips that were made when their codes were sent. */
export function SlipsToPrint({ captures }: { captures: readonly Capture[] }): ReactElement | null {
  const id = useId();
  const [shownKey, show] = useState<string | null>(null);
  const withSlip = captures.filter(({ word }) => word !== undefined);
  const shown = withSlip.find(({ key }) => key === shownKey);
  if (withSlip.length === 0) return null;
  return (
    <Card role="region" aria-labelledby={id}>
      <SectionTitle id={id} mb="3">{t`Claim slips to print`}</SectionTitle>
      <chakra.p mb="4">
        {t`Their words are on this phone only. Who sees a word can take its ZarCode over: print them soon, then remove them.`}
      </chakra.p>
      <List>
        {withSlip.map(({ key, code, title }) => (
          <chakra.li key={key} display="grid" gap="1" justifyItems="start">
            <CodePlate code={code} size="sm" />
            <span>{title}</span>
            <Button size="sm" variant="outline" onClick={() => show(key)}>{t`Show the slip`}</Button>
          </chakra.li>
        ))}
      </List>
      <Suspense>
        {shown?.word === undefined ? null : (
          <PrintSlip capture={shown} word={shown.word} onClose={() => show(null)} />
        )}
      </Suspense>
    </Card>
  );
}
