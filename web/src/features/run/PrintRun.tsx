import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { printElement } from '#web/brand/sign/printElement.ts';
import { QrCode } from '#web/brand/sign/QrCode.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Run, Stop } from './run.ts';

const List = chakra('ol', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      py: '2',
      borderBottomWidth: '1px',
      breakInside: 'avoid',
      overflowWrap: 'anywhere',
    },
    '& svg': { width: '5.5rem', flexShrink: 0, bg: 'white' },
    '& b': { display: 'block' },
  },
});

/** A list on paper, for a phone whose battery is empty: each stop with a QR code of its page. */
export function PrintRun({ run, onClose }: { run: Run; onClose: () => void }): ReactElement {
  const list = useRef<HTMLOListElement>(null);
  const print = () => {
    if (list.current !== null) printElement(list.current, 'A4', 'flow');
  };
  return (
    <Dialog
      title={t`Print the list`}
      onClose={onClose}
      footer={
        <Button onClick={print}>
          <Printer aria-hidden="true" />
          {t`Print`}
        </Button>
      }
    >
      <List ref={list}>
        {run.stops.map((stop, index) => (
          <PrintedStop key={stop.code} stop={stop} number={index + 1} />
        ))}
      </List>
    </Dialog>
  );
}

function PrintedStop({ stop, number }: { stop: Stop; number: number }): ReactElement {
  const { code, reference, recipient, note, amount, phone, place } = stop;
  const shown = formatCode(code);
  return (
    <li>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <QrCode link={`${location.origin}/${shown}`} x={0} y={0} size={100} />
      </svg>
      <div>
        <b>
          {number}. <span translate="no">{shown}</span>
        </b>
        {placeLine(reference, recipient, phone, amount)}
        {place === undefined ? null : (
          <div>
            {placeLine(place.title, place.addressLine1, place.addressLine2, place.suburb, place.city)}
          </div>
        )}
        {note === undefined ? null : <div>{note}</div>}
        {place?.guide?.arrival === undefined ? null : <div lang="">{place.guide.arrival}</div>}
      </div>
    </li>
  );
}
