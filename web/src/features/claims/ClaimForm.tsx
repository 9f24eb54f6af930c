import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { claimMessages, readClaimWord } from '#shared/domain/claims.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { t } from '#shared/text/t.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { claimTyped } from '#web/storage/claimTyped.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { claimFailure } from './claimFailure.ts';

interface ClaimFormProps {
  /** What the slip says, as far as it is known. */
  typed: { code: string; word: string };
  onClaimed: (zarcode: string) => void;
}

interface Question {
  readonly code: string;
  readonly answer: (isYes: boolean) => void;
}

const Effects = chakra('ul', { base: { mt: '3', pl: '5', display: 'grid', gap: '1', listStyle: 'disc' } });

export function ClaimForm({ typed, onClaimed }: ClaimFormProps): ReactElement {
  const { run } = useMutationOf('claims.create');
  const [question, setQuestion] = useState<Question | null>(null);
  const form = useAppForm({
    defaults: typed,
    rules: {
      code: {
        validate: (code) => normaliseCode(code) !== null || t`Please enter a ZarCode such as 7PT-FLHV.`,
      },
      word: { validate: (word) => readClaimWord(word) !== null || claimMessages.mistyped },
    },
    confirm: () =>
      new Promise<boolean>((resolve) => {
        const answer = (isYes: boolean) => {
          setQuestion(null);
          resolve(isYes);
        };
        setQuestion({ code: shownCode(form.getValues('code')), answer });
      }),
    submit: (body) => {
      // Loaded again, the page has what was typed.
      claimTyped.write(body);
      return run({ body });
    },
    success: {
      title: t`The ZarCode is yours`,
      description: t`You find it in My ZarCodes, where you choose who can see it.`,
    },
    failure: claimFailure,
    onDone: ({ zarcode }) => {
      claimTyped.clear();
      onClaimed(zarcode);
    },
  });
  return (
    <>
      <Form form={form} name="claim" submitLabel={t`Claim the ZarCode`} busyLabel={t`Claiming...`} wide>
        <TextField
          label={t`ZarCode`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7PT-FLHV"
          {...form.field('code')}
        />
        <TextField
          label={t`Claim word`}
          hint={t`Eight letters and digits, as on the slip`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('word')}
        />
      </Form>
      {question === null ? null : (
        <ConfirmDialog
          title={t`Make ${question.code} yours?`}
          confirmText={t`Yes, it is my home`}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          <p>{t`Claim it only if you live or work at this place.`}</p>
          <Effects>
            <li>{t`It moves to your account, and is yours from then on.`}</li>
            <li>{t`Who made it cannot change or delete it any more. They learn that it was claimed, and not by whom.`}</li>
            <li>{t`Who can see it stays as it is until you change that. Passes and PINs of before end.`}</li>
          </Effects>
        </ConfirmDialog>
      )}
    </>
  );
}
