import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { t } from '#shared/text/t.ts';
import { writeDraft } from '#web/storage/drafts.ts';
import { Button } from '#web/ui/Button.tsx';
import { type FormDraftProps, useDraft } from './useDraft.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    ps: '3',
    minH: 'touch',
    borderRadius: 'lg',
    bg: 'bg.sun',
    color: 'fg.onSun',
    fontWeight: 'semibold',
  },
});

/** Behind FormDraft, which loads it. */
export function DraftLine(props: FormDraftProps<FieldValues, FieldValues>): ReactElement {
  const { form, onStartAgain, ...draft } = props;
  const { isRestored, startAgain } = useDraft(form, draft);
  const empty = () => {
    startAgain();
    onStartAgain?.();
  };
  return (
    <div role="status">
      {isRestored ? (
        <Line>
          {t`We kept what you typed.`}
          <Button variant="ghost" size="sm" color="inherit" onClick={empty}>
            {t`Start again`}
          </Button>
        </Line>
      ) : null}
    </div>
  );
}

/** Stores what was typed into a form before this was loaded, for the person who was signed in when it opened. */
export function storeLate(
  { form, name, what, base }: FormDraftProps<FieldValues, FieldValues>,
  owner: string,
): void {
  const values = form.getValues();
  writeDraft(name, { what, values, base: base ?? form.control._defaultValues }, owner);
}
