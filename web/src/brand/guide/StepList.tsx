import { chakra, Flex } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, CirclePlus, Trash2 } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { guideMessages, maxSteps } from '#shared/domain/guide.ts';
import type { Landmark } from '#shared/domain/guideIds.ts';
import { stepSentence } from '#shared/domain/guideWords.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { FoldedItem, ItemList } from './FoldedItem.tsx';
import { type GuideFormState, readSteps, type StepFields as Step, stepOf } from './guideForm.ts';
import { LandmarkGrid } from './LandmarkGrid.tsx';
import { Pictogram } from './Pictogram.tsx';
import { StepFields } from './StepFields.tsx';
import { newStep } from './stepDefaults.ts';
import { useDragOrder } from './useDragOrder.ts';
import { useListField } from './useListField.ts';

/** Also while its fields are half filled in. */
function sentenceOf(fields: Step): string {
  const { distanceM, ...step } = stepOf(fields);
  const text = step.landmark === 'other' ? { text: step.text ?? '…' } : {};
  return stepSentence({ ...step, ...text, ...(Number.isInteger(distanceM) && { distanceM }) });
}

type Direction = 'up' | 'down';
const fields = ['move', 'side', 'distanceM', 'text', 'landmark'];

/** The last hundred metres, landmark by landmark. */
export function StepList({ form }: { form: GuideFormState }): ReactElement {
  const steps = useListField(form, 'steps', readSteps);
  const { items } = steps;
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [choosing, setChoosing] = useState<'byItself' | 'asked' | null>(
    items.length === 0 ? 'byItself' : null,
  );
  const [said, say] = useState('');
  /** What has the focus once the list has changed. */
  const focusNext = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what the list has become
  useEffect(() => {
    if (focusNext.current === null) return;
    const wanted = list.current?.querySelector<HTMLButtonElement>(focusNext.current);
    const other = wanted?.disabled === true && wanted.parentElement?.querySelector<HTMLElement>(':enabled');
    focusNext.current = null;
    (other || wanted)?.focus();
  }, [items]);

  const moveTo = (step: Step, place: number) => {
    steps.move(step, place);
    say(t`Step ${place + 1} of ${items.length}: ${sentenceOf(step)}`);
  };
  const dragOf = useDragOrder(list, (from, to) => {
    const step = items[from];
    if (step !== undefined) moveTo(step, to);
  });
  const press = (step: Step, index: number, direction: Direction) => {
    focusNext.current = `[data-key="${step.key}"] [data-move=${direction}]`;
    moveTo(step, index + (direction === 'up' ? -1 : 1));
  };
  const add = (landmark: Landmark) => {
    const fields = newStep(landmark);
    const key = steps.add(fields);
    setChoosing(null);
    setOpened(key);
    focusNext.current = `[data-key="${key}"] [data-fold]`;
    say(t`Step ${items.length + 1} added: ${sentenceOf({ key, ...fields })}`);
  };
  const remove = (step: Step) => {
    const putBack = steps.remove(step, maxSteps);
    const title = t`Step removed`;
    toast({ title, description: sentenceOf(step), action: { label: t`Undo`, onSelect: putBack } });
    document.querySelector<HTMLElement>('[data-add-step]')?.focus();
  };
  const addButton = (
    <Button variant="outline" wide data-add-step onClick={() => setChoosing('asked')}>
      <CirclePlus aria-hidden="true" />
      {t`Add a step`}
    </Button>
  );
  return (
    <chakra.div display="grid" gap="3">
      <ItemList ref={list} aria-label={t`Steps`} _empty={{ display: 'none' }}>
        {items.map((step, index) => {
          const hasError = fields.some((field) => steps.errorOf(step, field) !== '');
          return (
            <FoldedItem
              key={step.key}
              itemKey={step.key}
              open={opened === step.key || hasError}
              onToggle={() => setOpened(opened === step.key ? null : step.key)}
              drag={items.length > 1 ? dragOf(index) : undefined}
              fields={
                <>
                  <StepFields
                    step={step}
                    name={`steps.${index}`}
                    errorOf={(field) => steps.errorOf(step, field)}
                    onChange={(changed) => steps.change(step, changed)}
                  />
                  <Flex wrap="wrap" gap="2">
                    <Button
                      variant="outline"
                      size="sm"
                      data-move="up"
                      disabled={index === 0}
                      onClick={() => press(step, index, 'up')}
                    >
                      <ArrowUp aria-hidden="true" />
                      {t`Move up`}
                    </Button>
                    <Button
                      variant="outline"
                      size="sm"
                      data-move="down"
                      disabled={index === items.length - 1}
                      onClick={() => press(step, index, 'down')}
                    >
                      <ArrowDown aria-hidden="true" />
                      {t`Move down`}
                    </Button>
                    <Button variant="outline" size="sm" onClick={() => remove(step)}>
                      <Trash2 aria-hidden="true" />
                      {t`Delete step`}
                    </Button>
                  </Flex>
                </>
              }
            >
              <chakra.span color="primary" display="grid" placeItems="center">
                <Pictogram of={step.landmark} size={28} />
              </chakra.span>
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                <VisuallyHidden>{t`Step`} </VisuallyHidden>
                {index + 1}. {sentenceOf(step)}
              </chakra.span>
            </FoldedItem>
          );
        })}
      </ItemList>
      {items.length >= maxSteps ? (
        <chakra.p color="fg.muted">{guideMessages.tooManySteps}</chakra.p>
      ) : choosing === null ? (
        addButton
      ) : (
        <div>
          <chakra.p fontWeight="semibold" mb="2">
            {items.length === 0 ? t`What does one see first?` : t`What comes next?`}
          </chakra.p>
          <LandmarkGrid label={t`Landmarks`} takesFocus={choosing === 'asked'} onChoose={add} />
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.div>
  );
}
