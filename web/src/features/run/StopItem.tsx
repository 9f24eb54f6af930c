import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { CodeSuggestion } from '#shared/contract/errors.ts';
import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { looksMistyped } from '#shared/domain/codeRule.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { beingMade } from '#shared/domain/reservations.ts';
import { maxStops } from '#shared/domain/stops.ts';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { closeToast, toast } from '#web/ui/toast.ts';
import { sayDone } from './addWritten.ts';
import { ChangedPlace } from './ChangedPlace.tsx';
import { DragHandle } from './DragHandle.tsx';
import { focusStops } from './focusStops.ts';
import { OpenStop } from './OpenStop.tsx';
import { outcomeTexts } from './outcomeTexts.ts';
import { changedStop, moved, outcomeOf, type Stop, withCode, withoutStop } from './run.ts';
import { changeRun } from './runStore.ts';
import { StopTexts } from './StopTexts.tsx';

const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    minW: 0,
    overflowWrap: 'anywhere',
    '&[data-dragged]': { borderColor: 'primary', boxShadow: 'lg', position: 'relative', zIndex: 1 },
    '&[data-problem]': { borderColor: 'border.error', bg: 'bg.error' },
  },
});
const Top = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' },
});
const Place = chakra('span', {
  base: { fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', minW: '1.6em' },
});
const Buttons = chakra('div', { base: { display: 'flex', gap: '1', ms: 'auto' } });

interface StopItemProps {
  stop: Stop;
  /** From 1. */
  number: number;
  count: number;
}

/** A stop in the list: what it is, what is wrong with it, and its place in the order. */
export function StopItem({ stop, number, count }: StopItemProps): ReactElement {
  const { code, place } = stop;
  const shown = formatCode(code);
  const isOnline = useIsOnline();
  const isWrong = place === undefined && (stop.problem !== undefined || looksMistyped(code));
  return (
    <Item id={`stop-${code}`} tabIndex={-1} data-problem={isWrong || undefined}>
      <Top>
        <DragHandle onMove={(to) => move(code, to)} />
        <Place>{number}</Place>
        <CodePlate code={code} size="sm" />
        <Buttons>
          <IconButton
            name={t`Move ${shown} up`}
            disabled={number === 1}
            onClick={() => move(code, number - 2)}
          >
            <ArrowUp size={20} aria-hidden="true" />
          </IconButton>
          <IconButton
            name={t`Move ${shown} down`}
            disabled={number === count}
            onClick={() => move(code, number)}
          >
            <ArrowDown size={20} aria-hidden="true" />
          </IconButton>
          <IconButton name={t`Remove ${shown}`} onClick={() => remove(stop)}>
            <X size={20} aria-hidden="true" />
          </IconButton>
        </Buttons>
      </Top>
      <StopTexts stop={stop} />
      {place === undefined ? null : (
        <chakra.p color="fg.muted">
          {placeLine(place.title, place.addressLine1, place.suburb, place.city)}
        </chakra.p>
      )}
      <ChangedPlace stop={stop} />
      <Done stop={stop} />
      {isWrong ? <Problem stop={stop} /> : null}
      {isWrong || place !== undefined || isOnline ? null : (
        <chakra.p color="fg.muted">{t`Its place is loaded as soon as there is a connection.`}</chakra.p>
      )}
    </Item>
  );
}

function Done({ stop }: { stop: Stop }): ReactElement | null {
  const outcome = outcomeOf(stop);
  if (outcome === null) return null;
  const undo = () =>
    void changeRun(
      (run) => run && changedStop(run, stop.code, (now) => ({ ...now, outcomes: now.outcomes.slice(0, -1) })),
    );
  return (
    <Top>
      <chakra.p>
        <b>{outcomeTexts[outcome.kind]}</b> <DateText at={outcome.at} time />
        {outcome.note === '' ? null : <chakra.span display="block">{outcome.note}</chakra.span>}
      </chakra.p>
      <Button variant="ghost" size="sm" onClick={undo}>
        {t`Undo`}
      </Button>
    </Top>
  );
}

function Problem({ stop }: { stop: Stop }): ReactElement {
  const { code, problem = 'unchecked', suggestions = [] } = stop;
  switch (problem) {
    case 'unchecked':
      return <p>{t`This code may be mistyped. We check it as soon as there is a connection.`}</p>;
    case 'reserved':
      return <p>{beingMade}</p>;
    case 'missing':
      return (
        <>
          <p>
            {suggestions.length === 0
              ? t`This code does not exist.`
              : t`This code does not exist. Did you mean …?`}
          </p>
          <Suggestions code={code} suggestions={suggestions} />
          <details>
            <chakra.summary minH="touch" py="2.5" fontWeight="semibold" cursor="pointer">
              {t`I have its PIN or its link`}
            </chakra.summary>
            <OpenStop stop={stop} />
          </details>
        </>
      );
    case 'area':
      return <OpenStop stop={stop} label={t`Only its area is shown. Ask for its PIN or its link.`} />;
    case 'ended':
      return <OpenStop stop={stop} label={t`The pass has ended. Ask the owner for a new one.`} />;
    case 'tooMany':
      return <OpenStop stop={stop} label={t`Too many wrong PINs. Please try again in an hour.`} />;
    case 'refused':
      return <OpenStop stop={stop} label={t`This PIN or link does not open it. Please ask the owner.`} />;
  }
}

function Suggestions({ code, suggestions }: { code: string; suggestions: readonly CodeSuggestion[] }) {
  return (
    <Top>
      {suggestions.map(({ zarcode, city, province }) => (
        <Button
          key={zarcode}
          variant="outline"
          onClick={() => correct(code, normaliseCode(zarcode) ?? zarcode)}
        >
          <span translate="no">{zarcode}</span> {placeLine(city, province)}
        </Button>
      ))}
    </Top>
  );
}

function correct(from: string, to: string): void {
  let isDone = false;
  void changeRun((run) => {
    const corrected = run && withCode(run, from, to);
    isDone = run !== null && corrected === null;
    return corrected ?? run;
  });
  if (isDone) sayDone(1);
}

interface IconButtonProps {
  name: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Keeps the focus at the ends of the list, where it does nothing. */
function IconButton({ name, disabled = false, onClick, children }: IconButtonProps): ReactElement {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={name}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </Button>
  );
}

/** @param to its place, from 0 */
const move = (code: string, to: number) => void changeRun((run) => run && moved(run, code, to));

function remove(stop: Stop): void {
  let place = 0;
  void changeRun((run) => {
    place = Math.max(run?.stops.findIndex(({ code }) => code === stop.code) ?? 0, 0);
    return run && withoutStop(run, stop.code);
  });
  focusStops();
  const putBack = () => {
    closeToast();
    void changeRun((run) => {
      const isThere = run?.stops.some(({ code }) => code === stop.code);
      if (run === null || isThere || run.stops.length >= maxStops) return run;
      return { ...run, stops: run.stops.toSpliced(place, 0, stop) };
    });
  };
  toast({ title: t`${formatCode(stop.code)} is removed.`, action: { label: t`Undo`, onSelect: putBack } });
}
