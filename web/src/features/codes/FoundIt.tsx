import { chakra } from '@chakra-ui/react';
import { DoorOpen, MapPinCheck, MapPinX } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { maxGateAccuracyM, type VisitResult } from '#shared/domain/visits.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { exactPosition } from '#web/maps/exactPosition.ts';
import { deviceId } from '#web/storage/device.ts';
import { readTabKey } from '#web/storage/openedCodes.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorMessage } from '#web/ui/form/ErrorLine.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { headersOf } from './openCode.ts';

const Answer = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '4',
    width: 'full',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    textAlign: 'start',
    cursor: 'pointer',
    '& > svg': { color: 'primary' },
    _hover: { borderColor: 'primary', bg: 'primary.subtle' },
    _disabled: { cursor: 'default', color: 'fg.muted' },
  },
});

interface Choice {
  readonly result: VisitResult;
  readonly name: string;
  readonly text: string;
  readonly icon: ReactNode;
}

const choices: readonly Choice[] = [
  { result: 'found', name: 'Found it', text: 'It is where the map says.', icon: <MapPinCheck /> },
  {
    result: 'gateHere',
    name: 'The gate is here',
    text: 'Stand at the gate. Your position is sent, nothing about you.',
    icon: <DoorOpen />,
  },
  { result: 'wrongPlace', name: 'Wrong place', text: 'It is somewhere else.', icon: <MapPinX /> },
];

const thanks: Readonly<Record<VisitResult, string>> = {
  found: 'It helps those who come next.',
  gateHere: 'Once three visitors agree, the owner is asked.',
  wrongPlace: 'Once another visitor says so, the owner hears of it.',
};

interface FoundItProps {
  /** Of the code, by which this tab has what opens it. */
  id: string;
  /** As people read it. */
  code: string;
  onClose: () => void;
}

/** What a visitor says of a code. docs/product/guides.md#found-it */
export function FoundIt({ id, code, onClose }: FoundItProps): ReactElement {
  const { run } = useMutationOf('visits.create');
  const [sending, setSending] = useState<VisitResult | null>(null);
  const [accuracyM, setAccuracy] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [closed] = useState(() => new AbortController());
  useEffect(() => () => closed.abort(), [closed]);

  const send = async (result: VisitResult) => {
    const position =
      result === 'gateHere' ? await exactPosition(maxGateAccuracyM, setAccuracy, closed.signal) : {};
    const key = readTabKey(id);
    const body = { result, device: deviceId(), ...position };
    await run({ params: { code: id }, body }, key === null ? {} : { headers: headersOf(key) });
    toast({ title: 'Thank you', description: thanks[result] });
    onClose();
  };
  const answer = async (result: VisitResult) => {
    setSending(result);
    setProblem('');
    setAccuracy(null);
    try {
      await send(result);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Please try again.');
    }
    setSending(null);
  };
  return (
    <Dialog title={`Did you find ${code}?`} onClose={onClose}>
      <chakra.div display="grid" gap="3">
        {choices.map(({ result, name, text, icon }) => (
          <Answer
            key={result}
            type="button"
            disabled={sending !== null}
            aria-busy={sending === result}
            onClick={() => void answer(result)}
          >
            {sending === result ? <Spinner aria-hidden="true" /> : icon}
            <span>
              <chakra.span display="block" fontWeight="bold">
                {name}
              </chakra.span>
              <chakra.span display="block" color="fg.muted">
                {text}
              </chakra.span>
            </span>
          </Answer>
        ))}
        <p role="status">
          {sending === 'gateHere'
            ? `Finding your exact position${accuracyM === null ? '' : `: within ${Math.ceil(accuracyM)} m so far`}…`
            : ''}
        </p>
        <div role="alert">{problem === '' ? null : <ErrorMessage id="visit-problem" text={problem} />}</div>
      </chakra.div>
    </Dialog>
  );
}
