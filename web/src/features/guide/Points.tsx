import { chakra, Flex } from '@chakra-ui/react';
import { CirclePlus, Trash2 } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { guideMessages, maxPoints } from '#shared/domain/guide.ts';
import { type PointKind, pointKinds } from '#shared/domain/guideIds.ts';
import { t } from '#shared/text/t.ts';
import { FoldedItem, ItemList } from '#web/brand/guide/FoldedItem.tsx';
import {
  type PointFields as Fields,
  type GuideFormState,
  positionOf,
  readPoints,
} from '#web/brand/guide/guideForm.ts';
import { useListField } from '#web/brand/guide/useListField.ts';
import type { Point } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { toast } from '#web/ui/toast.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { isSuggested, kindNames, suggestedLabel } from './pointDefaults.ts';

// With what finds a position, which a guide without points needs not.
const PointFields = lazy(async () => ({ default: (await import('./PointFields.tsx')).PointFields }));

const errorFields = ['kind', 'label', 'latitude', 'note'];

interface PointsProps {
  form: GuideFormState;
  /** The code's own point. */
  own: Point;
}

/** Where a driver may need to go beside the code's own point. */
export function Points({ form, own }: PointsProps): ReactElement {
  const points = useListField(form, 'points', readPoints);
  const { items } = points;
  const list = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [said, say] = useState('');
  const focusNext = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what the list has become
  useEffect(() => {
    if (focusNext.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${focusNext.current}"] [data-fold]`)?.focus();
    focusNext.current = null;
  }, [items]);
  useEffect(() => {
    if (choosing) adding.current?.querySelector('button')?.focus();
  }, [choosing]);

  const labels = (except?: Fields) =>
    items.filter((each) => each.key !== except?.key).map(({ label }) => label);
  const add = (kind: PointKind) => {
    const label = suggestedLabel(kind, labels());
    const key = points.add({ kind, label, position: '', note: '' });
    setChoosing(false);
    setOpened(key);
    focusNext.current = key;
    say(t`${label} added. Please put it on the map.`);
  };
  const change = (point: Fields, changed: Partial<Omit<Fields, 'key'>>) => {
    const { kind } = changed;
    const follows = kind !== undefined && isSuggested(point);
    points.change(point, { ...changed, ...(follows && { label: suggestedLabel(kind, labels(point)) }) });
  };
  const remove = (point: Fields) => {
    const putBack = points.remove(point, maxPoints);
    const title = point.label.trim() === '' ? t`Point removed` : t`${point.label} removed`;
    toast({ title, action: { label: t`Undo`, onSelect: putBack } });
    document.querySelector<HTMLElement>('[data-add-point]')?.focus();
  };
  return (
    <TitledCard
      title={t`Points`}
      intro={t`A gate, a door, a place for deliveries. Drivers are led to deliveries, else to the gate.`}
    >
      <chakra.div display="grid" gap="3">
        <ItemList ref={list} aria-label={t`Points`} _empty={{ display: 'none' }}>
          {items.map((point, index) => {
            const hasError = errorFields.some((field) => points.errorOf(point, field) !== '');
            const open = opened === point.key || hasError;
            const { label, kind, note } = point;
            const missing = positionOf(point) === null ? t`not on the map yet` : note.trim();
            return (
              <FoldedItem
                key={point.key}
                itemKey={point.key}
                open={open}
                onToggle={() => setOpened(opened === point.key ? null : point.key)}
                fields={
                  <>
                    <Suspense>
                      <PointFields
                        point={point}
                        name={`points.${index}`}
                        open={open}
                        own={own}
                        errorOf={(field) => points.errorOf(point, field)}
                        onChange={(changed) => change(point, changed)}
                      />
                    </Suspense>
                    <div>
                      <Button variant="outline" size="sm" onClick={() => remove(point)}>
                        <Trash2 aria-hidden="true" />
                        {t`Delete point`}
                      </Button>
                    </div>
                  </>
                }
              >
                <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                  <strong>{label.trim() === '' ? t`No label` : label.toUpperCase()}</strong> {kindNames[kind]}
                  {missing === '' ? '' : `: ${missing}`}
                </chakra.span>
              </FoldedItem>
            );
          })}
        </ItemList>
        {items.length >= maxPoints ? (
          <chakra.p color="fg.muted">{guideMessages.tooManyPoints}</chakra.p>
        ) : choosing ? (
          <div>
            <chakra.p fontWeight="semibold" mb="2">
              {t`What is there?`}
            </chakra.p>
            <Flex ref={adding} wrap="wrap" gap="2" role="group" aria-label={t`Kinds of points`}>
              {pointKinds.map((kind) => (
                <Button key={kind} variant="outline" size="sm" onClick={() => add(kind)}>
                  {kindNames[kind]}
                </Button>
              ))}
            </Flex>
          </div>
        ) : (
          <Button variant="outline" wide data-add-point onClick={() => setChoosing(true)}>
            <CirclePlus aria-hidden="true" />
            {t`Add a point`}
          </Button>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </chakra.div>
    </TitledCard>
  );
}
