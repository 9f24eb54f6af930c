import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { type ReactElement, useId, useState } from 'react';
import { maxBookletName, maxReserved } from '#shared/domain/reservations.ts';
import { plural, t } from '#shared/text/t.ts';
import { callRoute, messageOf } from '#web/api/client.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { randomKey } from '#web/storage/randomKey.ts';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { Field } from './field.ts';
import { freeCodes } from './fieldChanges.ts';
import { changeField } from './fieldStore.ts';

const usualCount = 50;

interface BookletsProps {
  field: Field;
  onShowAll: () => void;
}

/** The codes that this phone has reserved, and more of them. */
export function Booklets({ field, onShowAll }: BookletsProps): ReactElement {
  const id = useId();
  const now = new Date();
  const free = freeCodes(field, now);
  const left = free.length;
  const [next] = free;
  const end = field.booklets.find(({ codes }) => next !== undefined && codes.includes(next))?.endsAt;
  return (
    <Card role="region" aria-labelledby={id}>
      <SectionTitle id={id} mb="3" tabIndex={-1}>{t`Booklet`}</SectionTitle>
      <chakra.p mb="4">
        {left === 0
          ? t`This phone has no reserved ZarCodes.`
          : plural(
              left,
              t`${left} reserved ZarCode is left on this phone.`,
              t`${left} reserved ZarCodes are left on this phone.`,
            )}{' '}
        {end === undefined
          ? null
          : rich(t`The next one ends on <day/>.`, { day: () => <DateText at={end} /> })}
      </chakra.p>
      <ReserveCodes reserving={field.reserving} />
      <chakra.p mt="4">
        <Button variant="outline" onClick={onShowAll}>{t`All booklets`}</Button>
      </chakra.p>
    </Card>
  );
}

function ReserveCodes({ reserving }: Pick<Field, 'reserving'>): ReactElement {
  const isOnline = useIsOnline();
  const [count, setCount] = useState(String(reserving?.count ?? usualCount));
  const [name, setName] = useState(reserving?.name ?? '');
  const [agreed, setAgreed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const reserve = async () => {
    const wanted = Number(count);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > maxReserved)
      return setProblem(t`Please give a number from 1 to ${maxReserved}.`);
    if (!agreed) return setProblem(t`Please agree to the terms of service.`);
    setBusy(true);
    setProblem(await reserved(wanted, name.trim()));
    setBusy(false);
  };
  if (!isOnline) return <p>{t`With a connection you can reserve more.`}</p>;
  return (
    <chakra.div display="grid" gap="3">
      <TextField
        label={t`ZarCodes to reserve for 14 days`}
        required
        type="number"
        inputMode="numeric"
        min={1}
        max={maxReserved}
        value={count}
        onChange={({ target }) => setCount(target.value)}
      />
      <TextField
        label={t`Who captures with them`}
        optional
        autoComplete="off"
        maxLength={maxBookletName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
        {t`I agree to the terms for each ZarCode that I make of them`}
      </Checkbox>
      <TextLink to="/terms-of-service">{t`Terms of Service`}</TextLink>
      <chakra.p role="alert" color="fg.error">
        {problem}
      </chakra.p>
      <Button busy={isBusy} busyText={t`Reserving...`} onClick={() => void reserve()}>
        {t`Reserve ZarCodes`}
      </Button>
    </chakra.div>
  );
}

/** @returns what is wrong; empty where nothing is */
async function reserved(count: number, name: string): Promise<string> {
  const before = await changeField((field) =>
    field.reserving?.count === count && (field.reserving.name ?? '') === name
      ? field
      : { ...field, reserving: { key: randomKey(), count, name } },
  );
  const idempotencyKey = before.reserving?.key ?? randomKey();
  try {
    const made = await callRoute(
      'reservations.create',
      { body: { count, ...(name !== '' && { name }) } },
      { idempotencyKey },
    );
    const { id, endsAt, codes } = made;
    await changeField((field) => ({
      ...field,
      reserving: null,
      booklets: [
        ...field.booklets.filter((each) => each.id !== id),
        { id, endsAt, codes, ...(name !== '' && { name }) },
      ],
    }));
    return '';
  } catch (error) {
    return messageOf(error);
  }
}
