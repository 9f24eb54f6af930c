import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { slipsUnasked } from '#shared/domain/claims.ts';
import { plural, t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { SlipPassword } from '#web/brand/claim/SlipPassword.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveBlob } from '#web/ui/saveFile.ts';
import { toast } from '#web/ui/toast.ts';
import type { Sheets } from './drawSheets.ts';
import { makeSheets } from './makeSheets.ts';
import { Progress } from './Progress.tsx';
import { SlipsState } from './SlipsState.tsx';
import { signOf } from './signOf.ts';
import { type Size, sizes, type What } from './sizes.ts';
import { useSlips } from './useSlips.ts';

interface SheetsDialogProps {
  count: number;
  /** The codes, which may have to be fetched. */
  load: () => Promise<readonly ShownCard[]>;
  onClose: () => void;
}

type Question = 'make' | 'close';

/** Many signs or claim slips as one PDF, for a printer or a printing shop. Closing it ends the work. In its own chunk. */
export function SheetsDialog({ count, load, onClose }: SheetsDialogProps): ReactElement {
  const [what, setWhat] = useState<What>('signs');
  const [size, setSize] = useState<Size>('4');
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [question, ask] = useState<Question | null>(null);
  const slips = useSlips(load);
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  /** How many of the slips are in a saved PDF. */
  const [saved, setSaved] = useState(0);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const busy = slips.busy || done !== null;
  const made = slips.made.length;
  const hasUnsaved = () => slips.busy || made > saved;
  const close = () => (hasUnsaved() ? ask('close') : onClose());

  const savePdf = async (load: () => Promise<Sheets['printed']>): Promise<number | null> => {
    const started = new AbortController();
    const { signal } = started;
    work.current = started;
    setProblem('');
    setDone(0);
    try {
      const printed = await load();
      if (signal.aborted) return null;
      const sheets = { printed, perSheet: Number(size) as Sheets['perSheet'], site: location.host };
      saveBlob(`zarcodes-${what}-${printed.length}.pdf`, await makeSheets(sheets, setDone, signal));
      toast({ title: t`The PDF is saved.` });
      return printed.length;
    } catch (error) {
      if (!signal.aborted) setProblem(messageOf(error, t`The PDF could not be made. Please try again.`));
      return null;
    } finally {
      setDone(null);
    }
  };
  const saveSigns = async () => {
    const printed = async () => (await load()).map((code) => signOf(code, location.origin));
    if ((await savePdf(printed)) !== null) onClose();
  };
  const saveSlips = async (printed: Sheets['printed']) => {
    const count = await savePdf(async () => printed);
    if (count !== null) setSaved(count);
  };
  const asksPassword = isAsked || count > slipsUnasked || slips.passwordProblem !== '';
  const makeSlips = async () => {
    if (asksPassword) setAsked(true);
    const all = await slips.make(password === '' ? undefined : password);
    if (all !== null && all.left.length === 0 && all.made.length > 0) await saveSlips(all.made);
  };

  const shown = what === 'signs' || made === 0 ? count : made;
  const sheets = Math.ceil(shown / Number(size));
  return (
    <Dialog
      title={what === 'signs' ? t`Print signs` : t`Print claim slips`}
      onClose={close}
      keepOpenOutside={busy || made > 0}
      footer={
        <>
          {slips.busy ? (
            <Button variant="outline" onClick={slips.stop}>
              {t`Stop`}
            </Button>
          ) : null}
          {what === 'signs' ? (
            <Button busy={busy} busyText={t`Making the PDF…`} onClick={() => void saveSigns()}>
              <Download aria-hidden="true" />
              {t`Save as PDF`}
            </Button>
          ) : (
            <>
              {slips.left === 0 ? null : (
                <Button
                  variant={made > 0 ? 'outline' : 'solid'}
                  busy={slips.busy}
                  busyText={t`Making the slips…`}
                  disabled={done !== null}
                  onClick={() => (slips.left === null ? ask('make') : void makeSlips())}
                >
                  {made > 0 ? t`Make the others` : t`Make claim slips`}
                </Button>
              )}
              {made === 0 || slips.busy ? null : (
                <Button
                  busy={done !== null}
                  busyText={t`Making the PDF…`}
                  onClick={() => void saveSlips(slips.made)}
                >
                  <Download aria-hidden="true" />
                  {t`Save as PDF`}
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <RadioGroup
          legend={t`What to print`}
          options={[
            { value: 'signs', label: t`Signs` },
            { value: 'slips', label: t`Claim slips`, hint: t`With them residents take their ZarCodes over.` },
          ]}
          value={what}
          disabled={busy || made > 0}
          onChange={(next: What) => {
            setWhat(next);
            if (next === 'slips' && size === '10') setSize('8');
          }}
        />
        <RadioGroup legend={t`Size`} options={sizes(what)} value={size} disabled={busy} onChange={setSize} />
        <p>
          {what === 'signs'
            ? plural(
                shown,
                t`${shown} sign, with its QR code and marks to cut along.`,
                t`${shown} signs, each with its QR code, and marks to cut along.`,
              )
            : plural(shown, t`${shown} claim slip.`, t`${shown} claim slips, with marks to cut along.`)}{' '}
          {plural(sheets, t`${sheets} sheet of A4.`, t`${sheets} sheets of A4.`)}
        </p>
        {what === 'slips' && asksPassword && slips.left !== 0 ? (
          <SlipPassword
            value={password}
            onChange={setPassword}
            error={slips.passwordProblem}
            disabled={busy}
          />
        ) : null}
        {what === 'slips' ? <SlipsState slips={slips} count={count} isSaved={made === saved} /> : null}
        {done === null ? null : <Progress label={t`Making the PDF…`} done={done} of={shown} />}
        {problem === '' ? null : <Notice tone="error">{problem}</Notice>}
      </chakra.div>
      <LeaveWarning form={{ hasChanges: hasUnsaved }} />
      {question === 'make' ? (
        <ConfirmDialog
          title={t`Make new claim slips?`}
          confirmText={t`Make them`}
          onConfirm={() => {
            ask(null);
            void makeSlips();
          }}
          onClose={() => ask(null)}
        >
          <p>
            {t`Each of these ZarCodes gets a slip with a new word. Slips that were made for them before do not count any more, also where they are printed or handed out.`}
          </p>
        </ConfirmDialog>
      ) : null}
      {question === 'close' ? (
        <ConfirmDialog
          title={t`Close without saving?`}
          confirmText={t`Close`}
          cancelText={t`Stay`}
          onConfirm={onClose}
          onClose={() => ask(null)}
        >
          <p>{t`The words of these slips can't be shown again. You would have to make new ones.`}</p>
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
