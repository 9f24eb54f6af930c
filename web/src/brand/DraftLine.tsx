import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
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

export interface DraftLineProps extends FormDraftProps<FieldValues, FieldValues> {
  /** The person who was signed in when the form opened: a session that ends does not change whose words these are. */
  owner: string;
}

/** Behind FormDraft, which loads it. */
export function DraftLine(props: DraftLineProps): ReactElement {
  const { form, onStartAgain, owner, ...draft } = props;
  const { isRestored, startAgain } = useDraft(form, draft, owner);
  const empty = () => {
    startAgain();
    onStartAgain?.();
  };
  return (
    <div role="status">
      {isRestored ? (
        <Line>
          We kept what you typed.
          <Button variant="ghost" size="sm" color="inherit" onClick={empty}>
            Start again
          </Button>
        </Line>
      ) : null}
    </div>
  );
}

/** Stores what stands in a form that is gone from the page, or soon will be. */
export function storeLate({ form, name, what, base, owner }: DraftLineProps): void {
  const values = form.getValues();
  writeDraft(name, { what, values, base: base ?? form.control._defaultValues }, owner);
}
