import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useId, useState } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import type { Capture } from './field.ts';
import { withoutWords } from './fieldChanges.ts';
import { changeField } from './fieldStore.ts';

const failed = failure(t`Error`, t`Please try again.`);

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
      {withSlip.length < 2 ? null : <PrintAll captures={withSlip} />}
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

/** All of them as one PDF. Their words stay until somebody says that they are printed. */
function PrintAll({ captures }: { captures: readonly Capture[] }): ReactElement {
  const [isBusy, setBusy] = useState(false);
  /** Those of the PDF: others may be made while it is printed. */
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [asks, ask] = useState(false);
  const count = captures.length;
  const save = async () => {
    setBusy(true);
    try {
      const { savePdfOfSlips } = await import('./savePdfOfSlips.ts');
      await savePdfOfSlips(captures, new AbortController().signal);
      setSaved(captures.map(({ key }) => key));
    } catch (error) {
      toastFailure(failed(error));
    }
    setBusy(false);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" mb="4">
      <Button busy={isBusy} busyText={t`Making the PDF…`} onClick={() => void save()}>
        {t`Save all ${count} slips as PDF`}
      </Button>
      {saved.length === 0 ? null : (
        <Button variant="outline" onClick={() => ask(true)}>{t`They are printed, remove the words`}</Button>
      )}
      {asks ? (
        <ConfirmAction
          title={t`Remove the words?`}
          confirmText={t`Remove them`}
          busyText={t`Please wait...`}
          success={{ title: t`The words are removed` }}
          failure={failed}
          action={() => changeField((field) => withoutWords(field, saved))}
          onClose={() => ask(false)}
        >
          <p>
            {plural(
              saved.length,
              t`The word of ${saved.length} slip is on this phone only. Afterwards it is on paper alone.`,
              t`The words of ${saved.length} slips are on this phone only. Afterwards they are on paper alone.`,
            )}
          </p>
        </ConfirmAction>
      ) : null}
    </chakra.div>
  );
}
