import { Printer } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { t } from '#shared/text/t.ts';
import { MadeSlip } from '#web/brand/claim/MadeSlip.tsx';
import { printElement } from '#web/brand/sign/printElement.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Capture } from './field.ts';
import { withoutWords } from './fieldChanges.ts';
import { changeField } from './fieldStore.ts';

interface PrintSlipProps {
  capture: Capture;
  word: NonNullable<Capture['word']>;
  onClose: () => void;
}

/** A slip whose word is stored on this phone until it is printed. */
export function PrintSlip({ capture: { key, code, title }, word, onClose }: PrintSlipProps): ReactElement {
  const drawing = useRef<SVGSVGElement>(null);
  const remove = () => {
    onClose();
    void changeField((field) => withoutWords(field, [key]));
  };
  return (
    <Dialog
      title={t`Claim slip`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={remove}>
            {t`It is printed, remove the word`}
          </Button>
          <Button onClick={() => drawing.current !== null && printElement(drawing.current, 'A5')}>
            <Printer aria-hidden="true" />
            {t`Print`}
          </Button>
        </>
      }
    >
      <MadeSlip made={word} code={code} title={title} drawing={drawing}>
        {t`Its word is on this phone until you remove it.`}
      </MadeSlip>
    </Dialog>
  );
}
