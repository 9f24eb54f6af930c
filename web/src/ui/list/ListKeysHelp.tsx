import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Kbd } from '#web/ui/Kbd.ts';

const keys = [
  { keys: ['/'], text: t`Search the list` },
  { keys: ['j', 'k'], text: t`The next row, the one before` },
  { keys: ['Enter'], text: t`Open the row` },
  { keys: ['Esc'], text: t`Leave the search or the row` },
  { keys: ['?'], text: t`Show these keys` },
] as const;

const Keys = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '3',
    alignItems: 'center',
    '& dt': { display: 'flex', gap: '1', justifyContent: 'flex-end' },
    '& dd': { textAlign: 'start' },
  },
});

interface ListKeysHelpProps {
  /** Keys that work everywhere, such as those of a palette. */
  others: readonly { readonly keys: readonly string[]; readonly text: string }[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** Heavy, as the dialog is: import it lazily. */
export function ListKeysHelp({ others, isOn, onSwitch, onClose }: ListKeysHelpProps): ReactElement {
  return (
    <Dialog title={t`Keyboard`} onClose={onClose}>
      <Keys>
        {[...others, ...keys].map(({ keys: pressed, text }) => (
          <chakra.div display="contents" key={text}>
            <dt>
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </chakra.div>
        ))}
      </Keys>
      {/* WCAG 2.1.4: voice control types letters. */}
      <chakra.div mt="5" mb="4" pt="3" borderTopWidth="1px">
        <Checkbox checked={isOn} onChange={(event) => onSwitch(event.currentTarget.checked)}>
          {t`Use single keys in this browser`}
        </Checkbox>
      </chakra.div>
    </Dialog>
  );
}
