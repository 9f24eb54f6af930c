import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { plural, t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveBlob } from '#web/ui/saveFile.ts';
import { toast } from '#web/ui/toast.ts';
import type { SignsPerSheet } from './layouts.ts';
import { makeSheets } from './makeSheets.ts';
import { signOf } from './signOf.ts';

const Bar = chakra('progress', { base: { width: 'full', height: '3', accentColor: 'primary' } });

const options = () =>
  [
    { value: '2', label: t`2 on a sheet`, hint: t`20 × 14 cm, for a gate or a wall` },
    { value: '4', label: t`4 on a sheet`, hint: t`10 × 14 cm, for a door` },
    { value: '8', label: t`8 on a sheet`, hint: t`10 × 7 cm, for a letter box` },
    { value: '10', label: t`10 on a sheet`, hint: t`10 × 6 cm, as stickers` },
  ] as const;
type Choice = `${SignsPerSheet}`;

interface SheetsDialogProps {
  count: number;
  /** The codes, which may have to be fetched. */
  load: () => Promise<readonly ShownCard[]>;
  onClose: () => void;
}

/** Many signs as one PDF, for a printer or a printing shop. Closing it ends the work. In its own chunk. */
export function SheetsDialog({ count, load, onClose }: SheetsDialogProps): ReactElement {
  const [perSheet, setPerSheet] = useState<Choice>('4');
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const sheets = Math.ceil(count / Number(perSheet));
  const make = async () => {
    const started = new AbortController();
    const { signal } = started;
    work.current = started;
    setProblem('');
    setDone(0);
    try {
      const signs = (await load()).map((code) => signOf(code, location.origin));
      if (signal.aborted) return;
      const sheetsOf = { signs, perSheet: Number(perSheet) as SignsPerSheet, site: location.host };
      saveBlob(`zarcodes-signs-${signs.length}.pdf`, await makeSheets(sheetsOf, setDone, signal));
      toast({ title: t`The PDF is saved.` });
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setProblem(messageOf(error, t`The PDF could not be made. Please try again.`));
      setDone(null);
    }
  };
  return (
    <Dialog
      title={t`Print signs`}
      onClose={onClose}
      keepOpenOutside={done !== null}
      footer={
        <Button busy={done !== null} busyText={t`Making the PDF…`} onClick={() => void make()}>
          <Download aria-hidden="true" />
          {t`Save as PDF`}
        </Button>
      }
    >
      <chakra.p mb="4">
        {plural(
          count,
          t`${count} sign, with its QR code and marks to cut along.`,
          t`${count} signs, each with its QR code, and marks to cut along.`,
        )}{' '}
        {plural(sheets, t`${sheets} sheet of A4.`, t`${sheets} sheets of A4.`)}
      </chakra.p>
      <RadioGroup legend={t`Size`} options={options()} value={perSheet} onChange={setPerSheet} />
      <chakra.div mt="4">
        {done === null ? null : (
          <>
            <Bar max={count} value={done} aria-label={t`Making the PDF…`} />
            <chakra.p fontSize="sm" color="fg.muted">
              {t`${done} of ${count}`}
            </chakra.p>
          </>
        )}
      </chakra.div>
      {problem === '' ? null : <Notice tone="error">{problem}</Notice>}
    </Dialog>
  );
}
