import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId } from 'react';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { randomKey } from '#web/storage/randomKey.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import type { Capture, Field } from './field.ts';
import { changeCapture, freeCodes, isUntouched, takenBack, withoutDone } from './fieldChanges.ts';
import { changeField, storedPhoto, storePhoto } from './fieldStore.ts';

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
          <Item key={capture.key}>
            <CodePlate code={capture.code} size="sm" />
            <span>{capture.title}</span>
            <chakra.span color={capture.problem === '' ? 'fg.muted' : 'fg.error'}>
              {stateText(capture)}
            </chakra.span>
            {capture.state === 'refused' ? <Mend capture={capture} field={field} /> : null}
          </Item>
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

function stateText({ state, photo, problem }: Capture): string {
  if (state === 'waiting') return t`Waiting`;
  if (state === 'refused') return problem;
  if (photo === 'waiting') return t`Made, its photo is waiting`;
  return photo === 'refused' ? t`Made, without its photo: ${problem}` : t`Made`;
}

/** What a refusal leaves to do. Everything that was typed is still there. */
function Mend({ capture, field }: { capture: Capture; field: Field }): ReactElement {
  const [next] = freeCodes(field, new Date());
  // Another key: what is sent is something else, or is tried again after a refusal.
  const again = (code: string) => renew(capture, { code, state: 'waiting', problem: '', problemCode: '' });
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {capture.problemCode === 'code_not_reserved' && next !== undefined ? (
        <Button
          size="sm"
          variant="outline"
          onClick={() => void again(next)}
        >{t`Take ${next} instead`}</Button>
      ) : (
        <Button size="sm" variant="outline" onClick={() => void again(capture.code)}>{t`Try again`}</Button>
      )}
      {isUntouched(field.draft) ? (
        <Button size="sm" variant="outline" onClick={() => void takeBack(capture)}>{t`Change`}</Button>
      ) : null}
    </chakra.div>
  );
}

/** A refusal is the answer to its key for a day: what is sent again needs another one, and so does its photo. */
async function renew(capture: Capture, to: Partial<Capture>): Promise<string> {
  const key = randomKey();
  const photo = capture.photo === 'none' ? undefined : await storedPhoto(capture.key);
  if (photo !== undefined) await storePhoto(key, photo);
  await changeField((field) => changeCapture(field, capture.key, { ...to, key }));
  return key;
}

async function takeBack(capture: Capture): Promise<void> {
  const key = await renew(capture, {});
  await changeField((field) => takenBack(field, key));
}
