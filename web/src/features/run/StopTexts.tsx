import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import type { WrittenStop } from './stopsInText.ts';

type Texts = Pick<WrittenStop, 'reference' | 'recipient' | 'note' | 'amount'>;

/** What came along with the code of a stop. @param size of the reference and the recipient */
export function StopTexts({ stop, size }: { stop: Texts; size?: 'xl' }): ReactElement {
  const { reference, recipient = '', note, amount } = stop;
  const name = [reference, recipient].filter((text) => text !== '').join(' · ');
  return (
    <>
      {name === '' ? null : (
        <chakra.p fontWeight="bold" fontSize={size}>
          {name}
        </chakra.p>
      )}
      {amount === undefined ? null : <chakra.p fontWeight="semibold">{t`Collect: ${amount}`}</chakra.p>}
      {note === undefined ? null : <p>{note}</p>}
    </>
  );
}
