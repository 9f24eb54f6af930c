import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { pinPattern, type Visibility, visibilities } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { levelLabels } from '#web/brand/levelLabels.ts';
import { removeLastSeen } from '#web/storage/lastSeen.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { toast } from '#web/ui/toast.ts';
import { NewPin } from './NewPin.tsx';
import { PinField } from './PinField.tsx';

const hints: Readonly<Record<Visibility, string>> = {
  public: t`Anybody with the ZarCode sees the exact point, the address and the photos.`,
  area: t`Others see the title, the suburb and a map without a pin. A PIN or a pass opens the rest.`,
  private: t`For others the ZarCode does not exist. Only a pass opens it.`,
};
const options = visibilities.map((value) => ({ value, label: levelLabels[value], hint: hints[value] }));

const Form = chakra('form', { base: { display: 'grid', gap: '4' } });
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface LevelFormProps {
  code: string;
  title: string;
  level: Visibility;
  hasPin: boolean;
  onSaved: (saved: Pick<LevelFormProps, 'level' | 'hasPin'>) => void;
}

export function LevelForm({ code, title, level, hasPin, onSaved }: LevelFormProps): ReactElement {
  const { run, busy } = useMutationOf('zarcodes.setVisibility');
  const [chosen, setChosen] = useState<Visibility | null>(null);
  /** What is typed for a new PIN; null while none is wanted. */
  const [pin, setPin] = useState<string | null>(null);
  const [pinError, setPinError] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const next = chosen ?? level;
  const newPin = next === 'area' ? pin : null;
  const hasChange = next !== level || newPin !== null;
  const keepsPin = hasPin && level === 'area';

  const set = async (wanted: Visibility, wantedPin?: string | null) => {
    const body = wantedPin === undefined ? { level: wanted } : { level: wanted, pin: wantedPin };
    const saved = await run({ params: { code }, body });
    onSaved({ level: saved.level, hasPin: saved.hasPin });
    // What visitors saw on this device, too.
    removeLastSeen(`/api/zarcodes/${code.replace('-', '').toUpperCase()}`);
  };
  const save = async () => {
    if (busy) return;
    setProblem(null);
    if (newPin !== null && !pinPattern.test(newPin)) {
      setPinError(t`A PIN has 4 to 6 digits.`);
      form.current?.querySelector<HTMLInputElement>('input[inputmode=numeric]')?.focus();
      return;
    }
    try {
      await set(next, newPin ?? undefined);
    } catch (error) {
      setProblem(messageOf(error, t`It could not be saved. Please try again.`));
      return;
    }
    setMade(newPin);
    setChosen(null);
    setPin(null);
    toast({ title: t`Saved`, description: `${levelLabels[next]}: ${hints[next]}` });
    // The button that was pressed is gone.
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const addPin = () => {
    setMade(null);
    setPinError('');
    setPin('');
  };
  return (
    <Form ref={form} method="dialog" noValidate onSubmit={onSubmit}>
      <RadioGroup
        legend={t`Who can see this`}
        hideLegend
        options={options}
        value={next}
        onChange={setChosen}
      />
      {next !== level && level === 'public' ? (
        <Notice title={t`Until now anybody could open this page.`}>
          {t`Pages that were opened stay in other people's browsers. It is closed at once here, and everywhere within a minute.`}
        </Notice>
      ) : null}
      {next !== level && next === 'public' ? (
        <Notice>{t`Everybody will see the exact point, the address and the photos.`}</Notice>
      ) : null}
      {next === 'area' && pin === null ? (
        <div>
          <chakra.p mb="2">
            {keepsPin ? t`A PIN opens it.` : t`It has no PIN. Without one, only your passes open it.`}
          </chakra.p>
          <Row>
            <Button variant="outline" onClick={addPin}>
              {keepsPin ? t`New PIN` : t`Add a PIN`}
            </Button>
            {keepsPin ? (
              <Button variant="ghost" onClick={() => setRemoving(true)}>
                {t`Remove the PIN`}
              </Button>
            ) : null}
          </Row>
        </div>
      ) : null}
      {newPin === null ? null : (
        <PinField
          value={newPin}
          error={pinError}
          onChange={(value) => {
            setPin(value);
            setPinError('');
          }}
          onCancel={() => setPin(null)}
        />
      )}
      {made === null ? null : <NewPin pin={made} code={code} title={title} />}
      {problem === null ? null : <Notice tone="error">{problem}</Notice>}
      {hasChange ? (
        <Row>
          <Button type="submit" busy={busy} busyText={t`Saving...`}>
            {t`Save`}
          </Button>
          {next === level ? null : (
            <Button variant="outline" onClick={() => setChosen(null)}>
              {t`Leave it as it is`}
            </Button>
          )}
        </Row>
      ) : null}
      {removing ? (
        <ConfirmAction
          title={t`Remove the PIN?`}
          confirmText={t`Remove`}
          busyText={t`Removing...`}
          action={() => set('area', null)}
          success={{ title: t`PIN removed` }}
          failure={(error) => ({
            title: t`Error`,
            message: messageOf(error, t`The PIN could not be removed. Please try again.`),
          })}
          focusAfter={() => form.current?.querySelector<HTMLElement>('input:checked') ?? null}
          onClose={() => setRemoving(false)}
        >
          <p>{t`It opens the place no more. Your passes go on working.`}</p>
        </ConfirmAction>
      ) : null}
    </Form>
  );
}
