import { chakra } from '@chakra-ui/react';
import { type ChangeEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { ExpenseResponse } from '#shared/contract/expenses.ts';
import { formatKilobytes } from '#shared/domain/images.ts';
import { slipProblem, slipTypeNames } from '#shared/domain/slips.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorLine } from '#web/ui/form/ErrorLine.tsx';
import { toast } from '#web/ui/toast.ts';
import { SlipLink } from './SlipLink.tsx';
import { sendSlip } from './sendSlip.ts';

interface SlipDialogProps {
  expense: ExpenseResponse;
  onClose: () => void;
}

/** The file of an expense's slip: opened, added, replaced, deleted. */
export function SlipDialog({ expense, onClose }: SlipDialogProps): ReactElement {
  const { id, supplier, slip } = expense;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const upload = useSlipUpload(id, { onDone: onClose, onProblem: setProblem });
  const { run: remove, busy: removing } = useMutationOf('expenses.deleteSlip');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = ''; // the same file may be chosen again
    if (file !== undefined) void upload.start(file);
  };
  const takeAway = async () => {
    try {
      await remove({ params: { id } });
      toast({ title: 'Slip deleted' });
      onClose();
    } catch (error) {
      setProblem(toFailure(error).message);
    }
  };
  const addText = slip === undefined ? 'Choose a file' : 'Replace';
  return (
    <Dialog
      title={`Slip of ${supplier}`}
      onClose={onClose}
      keepOpenOutside={upload.sent !== null}
      footer={
        <>
          {slip === undefined ? null : (
            <Button
              variant="outline"
              color="fg.error"
              busy={removing}
              busyText="Deleting..."
              onClick={() => void takeAway()}
            >
              Delete
            </Button>
          )}
          <Button
            variant={slip === undefined ? 'solid' : 'outline'}
            busy={upload.sent !== null}
            busyText={`Sending ${Math.round((upload.sent ?? 0) * 100)}%`}
            onClick={() => input.current?.click()}
          >
            {addText}
          </Button>
          {slip === undefined ? null : <SlipLink id={id} />}
        </>
      }
    >
      {slip === undefined ? (
        <p>A photo of the slip or its PDF, at most 10 MB. Only admins can open it.</p>
      ) : (
        <DescriptionList
          items={[
            { label: 'File', value: slip.name },
            { label: 'Size', value: formatKilobytes(slip.bytes) },
          ]}
        />
      )}
      <chakra.input
        ref={input}
        type="file"
        accept={slipTypeNames.join(',')}
        hidden
        aria-label="Slip"
        onChange={choose}
      />
      <ErrorLine id="slip-error" error={problem} />
    </Dialog>
  );
}

interface Callbacks {
  readonly onDone: () => void;
  readonly onProblem: (problem: string) => void;
}

/** Closing the dialog ends what is being sent. */
function useSlipUpload(id: string, { onDone, onProblem }: Callbacks) {
  const { run: complete } = useMutationOf('expenses.completeSlip');
  const [sent, setSent] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (file: File) => {
    const problem = slipProblem(file);
    onProblem(problem ?? '');
    if (problem !== null) return;
    setSent(0);
    const sending = new AbortController();
    stop.current = sending;
    const { signal } = sending;
    try {
      const slipId = await sendSlip(id, file, { signal, onProgress: setSent });
      await complete({ params: { id, slipId }, body: { originalFilename: file.name.slice(0, 200) } });
    } catch (error) {
      if (!signal.aborted) onProblem(toFailure(error).message);
      return;
    } finally {
      setSent(null);
    }
    toast({ title: 'Slip saved' });
    onDone();
  };
  return { sent, start };
}

const toFailure = failure('Slip not saved', 'Please try again.');
