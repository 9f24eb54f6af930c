import { chakra } from '@chakra-ui/react';
import { lazy, memo, type ReactElement, Suspense, useId, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { randomKey } from '#web/storage/randomKey.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { type Capture, type Field, parts } from './field.ts';
import { changeCapture, freeCodes, isUntouched, takenBack, withoutDone } from './fieldChanges.ts';
import { changeField, deletePhoto, storedPhoto, storePhoto } from './fieldStore.ts';

const ClaimSlipDialog = lazy(async () => ({
  default: (await import('#web/brand/claim/ClaimSlipDialog.tsx')).ClaimSlipDialog,
}));

const List = chakra('ul', { base: { display: 'grid', gap: '3', listStyle: 'none' } });
const Item = chakra('li', { base: { display: 'grid', gap: '1', justifyItems: 'start' } });

/** What was captured and how far it is, the newest first. */
export function Queue({ field }: { field: Field }): ReactElement | null {
  const id = useId();
  const { captures } = field;
  if (captures.length === 0) return null;
  const waiting = captures.filter(({ state }) => state === 'waiting').length;
  const refused = captures.filter(({ state }) => state === 'refused').length;
  const made = captures.length - waiting - refused;
  return (
    <Card role="region" aria-labelledby={id}>
      <SectionTitle id={id} mb="3">{t`Captured`}</SectionTitle>
      <chakra.p role="status" mb="3">
        {t`${waiting} waiting, ${made} made, ${refused} need attention`}
      </chakra.p>
      <List>
        {captures.toReversed().map((capture) => (
          <CapturedHome
            key={capture.key}
            capture={capture}
            field={capture.state === 'refused' ? field : null}
          />
        ))}
      </List>
      {made === 0 ? null : (
        <Button variant="ghost" onClick={() => void changeField(withoutDone)}>
          {t`Remove those that are made from this list`}
        </Button>
      )}
    </Card>
  );
}

interface CapturedHomeProps {
  capture: Capture;
  /** Only of what is refused: the others stay as they are while something else changes. */
  field: Field | null;
}

const CapturedHome = memo(function CapturedHome({ capture, field }: CapturedHomeProps): ReactElement {
  return (
    <Item id={`captured-${capture.key}`} tabIndex={-1}>
      <CodePlate code={capture.code} size="sm" />
      <span>{capture.title}</span>
      <chakra.span color={capture.problem === '' ? 'fg.muted' : 'fg.error'}>{stateText(capture)}</chakra.span>
      {field === null ? null : <Mend capture={capture} field={field} />}
      {capture.state === 'made' ? <Made capture={capture} /> : null}
    </Item>
  );
});

function stateText(capture: Capture): string {
  const { state, problem } = capture;
  if (state === 'waiting') return t`Waiting`;
  if (state === 'refused') return problem;
  const waiting = parts.find((part) => capture[part] === 'waiting');
  if (waiting !== undefined) return waitingTexts[waiting];
  const refused = parts.find((part) => capture[part] === 'refused');
  return refused === undefined ? t`Made` : refusedTexts[refused](problem);
}

const waitingTexts = {
  photo: t`Made, its photo is waiting`,
  guide: t`Made, its steps are waiting`,
  slip: t`Made, its claim slip is waiting`,
} as const;

const refusedTexts = {
  photo: (problem: string) => t`Made, without its photo: ${problem}`,
  guide: (problem: string) => t`Made, without its steps: ${problem}`,
  slip: (problem: string) => t`Made, without its claim slip: ${problem}`,
} as const;

/** What can be done with one that is made. */
function Made({ capture }: { capture: Capture }): ReactElement | null {
  const isOnline = useIsOnline();
  const [isOpen, open] = useState(false);
  const refused = parts.filter((part) => capture[part] === 'refused');
  if (!isOnline) return null;
  const again = () =>
    renew(capture, {
      problem: '',
      problemCode: '',
      ...Object.fromEntries(refused.map((part) => [part, 'waiting'])),
    });
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {refused.length === 0 ? null : (
        <Button size="sm" variant="outline" onClick={() => void again()}>{t`Try again`}</Button>
      )}
      {capture.word === undefined && capture.slip !== 'waiting' ? (
        <Button size="sm" variant="ghost" onClick={() => open(true)}>{t`Claim slip`}</Button>
      ) : null}
      <Suspense>
        {isOpen ? (
          <ClaimSlipDialog code={capture.code} title={capture.title} onClose={() => open(false)} />
        ) : null}
      </Suspense>
    </chakra.div>
  );
}

/** What a refusal leaves to do. Everything that was typed is still there. */
function Mend({ capture, field }: { capture: Capture; field: Field }): ReactElement {
  const [next] = freeCodes(field, new Date());
  // Another key: what is sent is something else, or is tried again after a refusal.
  const again = (code: string) => renew(capture, { code, state: 'waiting', problem: '', problemCode: '' });
  const needsCode = capture.problemCode === 'code_not_reserved';
  const canChange = isUntouched(field.draft);
  return (
    <>
      {needsCode ? (
        <p>
          {next === undefined
            ? t`Reserve ZarCodes or take a booklet over, then give this home one of them.`
            : t`The gate needs the new ZarCode, too.`}
        </p>
      ) : null}
      {canChange ? null : <p>{t`To change it, save the home that you are capturing first.`}</p>}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {needsCode ? null : (
          <Button size="sm" variant="outline" onClick={() => void again(capture.code)}>{t`Try again`}</Button>
        )}
        {needsCode && next !== undefined ? (
          <Button
            size="sm"
            variant="outline"
            onClick={() => void again(next)}
          >{t`Take ${next} instead`}</Button>
        ) : null}
        {canChange ? (
          <Button size="sm" variant="outline" onClick={() => void takeBack(capture)}>{t`Change`}</Button>
        ) : null}
      </chakra.div>
    </>
  );
}

/** A refusal is the answer to its key for a day: what is sent again needs another one, and so does its photo. */
async function renew(capture: Capture, to: Partial<Capture>): Promise<string> {
  const key = randomKey();
  const photo = capture.photo === 'none' ? undefined : await storedPhoto(capture.key);
  if (photo !== undefined) await storePhoto(key, photo);
  await changeField((field) => changeCapture(field, capture.key, { ...to, key }));
  if (photo !== undefined) await deletePhoto(capture.key);
  return key;
}

async function takeBack(capture: Capture): Promise<void> {
  const key = await renew(capture, {});
  await changeField((field) => takenBack(field, key));
}
