import { chakra } from '@chakra-ui/react';
import { type ChangeEvent, type ReactElement, type ReactNode, type SyntheticEvent, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextArea } from '#web/ui/form/controls.ts';
import { FieldFrame } from '#web/ui/form/FieldFrame.tsx';

const Form = chakra('form', { base: { display: 'grid', gap: '2' } });

interface PasteStopsProps {
  /** Of the form: a page with one that has a name is started at once where there is a run (visit/waiting.ts). */
  name?: string;
  onAdded?: (() => void) | undefined;
  /** The scanner, which is part of this form, is opened or closed. */
  onScan?: ((isOpen: boolean) => void) | undefined;
  /** Where there is room for one: it is a tenth of the page's own script. */
  scanIcon?: ReactNode;
}

/**
 * Takes the codes out of what is pasted or typed. Not one of the forms that are checked (useAppForm): those come with 15 KB
 * of react-hook-form, and the page may have 140 in all.
 */
export function PasteStops({ name, onAdded, onScan, scanIcon }: PasteStopsProps): ReactElement {
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  // What is wrong with a file, the dialog with its stops, or the scanner.
  const [opened, show] = useState<ReactElement | null>(null);
  const add = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const area = event.currentTarget.elements[0] as HTMLTextAreaElement;
    setBusy(true);
    const problem = await loaded(({ addStopsOf }) => addStopsOf(area.value));
    setBusy(false);
    setError(problem);
    show(null);
    if (problem !== '') return area.focus();
    area.value = '';
    onAdded?.();
  };
  const scan = async () => setError(await loaded(({ openScanner }) => openScanner(show, onAdded, onScan)));
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setError(await loaded(({ openFile }) => openFile(target, show, onAdded)));
    target.value = ''; // the same file may be chosen again
  };
  return (
    <Form name={name} onSubmit={(event) => void add(event)} method="dialog">
      <FieldFrame
        field={{
          label: t`Codes, or a whole message`,
          hint: t`What stands beside a code, such as a name or a number, comes along.`,
          error,
        }}
      >
        {(control) => (
          <TextArea {...control} display="block" rows={7} autoCapitalize="off" spellCheck={false} />
        )}
      </FieldFrame>
      <Button type="submit" size="lg" busy={isBusy}>
        {t`Find the stops`}
      </Button>
      <Button variant="outline" onClick={() => void scan()}>
        {scanIcon}
        {t`Scan`}
      </Button>
      <Button
        variant="outline"
        onClick={({ currentTarget }) => (currentTarget.nextSibling as HTMLInputElement).click()}
      >
        {t`Choose a file (CSV)`}
      </Button>
      <input type="file" accept=".csv,text/*" hidden onChange={(event) => void choose(event)} />
      {opened}
    </Form>
  );
}

type Late = typeof import('./addStops.ts');

/** @returns what is wrong; empty where nothing is */
async function loaded(use: (late: Late) => string | Promise<string>): Promise<string> {
  try {
    return await use(await import('./addStops.ts'));
  } catch {
    return t`Please check your connection, and try again.`;
  }
}
