import '#web/api/villageRoutes.ts';
import { chakra, Flex } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ListedReservation } from '#shared/contract/reservations.ts';
import { shownDay } from '#shared/domain/time.ts';
import { plural, t } from '#shared/text/t.ts';
import { callRoute, messageOf } from '#web/api/client.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AskAboutBooklet, type Asked } from './AskAboutBooklet.tsx';
import type { Booklet, Field } from './field.ts';
import { isInForm, unsentOf, withoutUsed } from './fieldChanges.ts';
import { changeField } from './fieldStore.ts';

const List = chakra('ul', { base: { display: 'grid', gap: '5', listStyle: 'none' } });

interface AllBookletsProps {
  field: Field;
  onClose: () => void;
}

/** The booklets of the account: which phone has each, as far as this one knows. */
export function AllBooklets({ field, onClose }: AllBookletsProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const { booklets, problem, load } = useBooklets(field);
  const [asked, ask] = useState<Asked | null>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card role="region" aria-labelledby="all-booklets" maxW="3xl">
      <Flex wrap="wrap" gap="3" justify="space-between" mb="4">
        <SectionTitle ref={heading} id="all-booklets" tabIndex={-1}>{t`All booklets`}</SectionTitle>
        <Button variant="outline" size="sm" onClick={onClose}>{t`Back to capturing`}</Button>
      </Flex>
      {problem === null ? null : (
        <chakra.div mb="4">
          <LoadProblem title={t`This is what this phone knows`} message={problem} onRetry={load} />
        </chakra.div>
      )}
      {booklets === null ? (
        <Skeleton height="6rem" />
      ) : booklets.length === 0 ? (
        <p>{t`You have no booklets with unused ZarCodes.`}</p>
      ) : (
        <List>
          {booklets.map((booklet) => (
            <Row key={booklet.id} booklet={booklet} field={field} onAsk={ask} />
          ))}
        </List>
      )}
      {asked === null ? null : (
        <AskAboutBooklet
          asked={asked}
          onDone={load}
          onClose={() => ask(null)}
          focusAfter={() => heading.current}
        />
      )}
    </Card>
  );
}

interface RowProps {
  booklet: Booklet;
  field: Field;
  onAsk: (asked: Asked) => void;
}

function Row({ booklet, field, onAsk }: RowProps): ReactElement {
  const isOnline = useIsOnline();
  const own = field.booklets.find(({ id }) => id === booklet.id);
  const isHere = own !== undefined && own.handedOverAt === undefined;
  const unsent = own === undefined ? 0 : unsentOf(field, own);
  const isCapturing = isHere && isInForm(field, own, new Date());
  const left = booklet.codes.length - unsent;
  const [first] = booklet.codes;
  const day = shownDay(booklet.endsAt);
  return (
    <chakra.li display="grid" gap="2" justifyItems="start">
      {first === undefined ? null : <CodePlate code={first} size="sm" />}
      {booklet.name === undefined ? null : (
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {booklet.name}
        </chakra.p>
      )}
      <p>
        {plural(left, t`${left} ZarCode is left, until ${day}.`, t`${left} ZarCodes are left, until ${day}.`)}
      </p>
      <chakra.p fontWeight="semibold">{whereText(own, unsent)}</chakra.p>
      {isCapturing ? <p>{t`Save the home that you are capturing first.`}</p> : null}
      <Flex wrap="wrap" gap="2">
        {isHere && !isCapturing ? (
          <Button
            size="sm"
            variant="outline"
            onClick={() => onAsk({ to: 'handOver', booklet, unsent })}
          >{t`Hand over`}</Button>
        ) : null}
        {isHere || !isOnline ? null : (
          <Button
            size="sm"
            variant="outline"
            onClick={() => onAsk({ to: 'takeOver', booklet, unsent })}
          >{t`Take over`}</Button>
        )}
        {isOnline && unsent === 0 && !isCapturing ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => onAsk({ to: 'release', booklet, unsent })}
          >{t`Release`}</Button>
        ) : null}
      </Flex>
    </chakra.li>
  );
}

function whereText(own: Booklet | undefined, unsent: number): string {
  if (own === undefined) return t`Not on this phone. Another one may have it.`;
  if (own.handedOverAt === undefined) return t`On this phone`;
  if (unsent === 0) return t`Handed over by this phone. It can be taken over on another one.`;
  return plural(
    unsent,
    t`Handed over by this phone. ${unsent} home of it still has to be sent from here first.`,
    t`Handed over by this phone. ${unsent} homes of it still have to be sent from here first.`,
  );
}

/** Those with codes that are left: as the server knows them, else as this phone does. */
function useBooklets(field: Field) {
  const isOnline = useIsOnline();
  const [listed, setListed] = useState<readonly ListedReservation[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = () => {
    setProblem(null);
    callRoute('reservations.list', {}).then(
      ({ reservations }) => {
        setListed(reservations);
        void changeField((now) => withoutUsed(now, reservations));
      },
      (error: unknown) => setProblem(messageOf(error)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a connection it is asked again
  useEffect(load, [isOnline]);
  const known: readonly Booklet[] | null = listed ?? (problem === null ? null : field.booklets);
  const now = new Date().toISOString();
  return {
    booklets: known?.filter(({ endsAt, codes }) => endsAt > now && codes.length > 0) ?? null,
    problem,
    load,
  };
}
