import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import type { Visibility } from '#shared/domain/visibility.ts';
import { t } from '#shared/text/t.ts';
import { type Paper, printElement } from '#web/brand/sign/printElement.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { type CodeOnCard, cardTexts } from './cardTexts.ts';
import { EmergencyCard } from './EmergencyCard.tsx';

const Preview = chakra('div', {
  base: { mt: '4', mx: 'auto', maxW: '24rem', borderWidth: '1px', borderColor: 'border.strong' },
});

const papers = [
  { value: 'A6', label: 'A6', hint: t`For a fridge door or a bag` },
  { value: 'A4', label: 'A4', hint: t`For a wall` },
] as const satisfies readonly { value: Paper; label: string; hint: string }[];

interface CardDialogProps {
  zarCode: CodeOnCard & { readonly visibility?: Visibility };
  onClose: () => void;
}

/** Prints what to say to somebody who has to find the place. In its own chunk. */
export function CardDialog({ zarCode, onClose }: CardDialogProps): ReactElement {
  const [paper, setPaper] = useState<(typeof papers)[number]['value']>('A6');
  const card = useRef<HTMLDivElement>(null);
  const texts = useMemo(() => cardTexts(zarCode), [zarCode]);
  return (
    <Dialog
      title={t`Emergency card`}
      onClose={onClose}
      footer={
        <Button onClick={() => card.current !== null && printElement(card.current, paper)}>
          <Printer aria-hidden="true" />
          {t`Print`}
        </Button>
      }
    >
      {(zarCode.visibility ?? 'public') === 'public' ? null : (
        <chakra.p mb="4">
          {t`This ZarCode is not public. Who reads the card sees the place and the way there.`}
        </chakra.p>
      )}
      <RadioGroup legend={t`Paper`} options={papers} value={paper} onChange={setPaper} />
      <Preview>
        <EmergencyCard ref={card} texts={texts} />
      </Preview>
    </Dialog>
  );
}
