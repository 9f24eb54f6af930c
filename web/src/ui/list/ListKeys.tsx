import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent } from 'react';
import { isOverlayOpen } from '#web/ui/overlays.ts';
import { listKey } from './listKey.ts';

const Lists = chakra('div', {
  base: {
    '& [data-row]:focus': { bg: 'bg.muted' },
    // The card around a list cuts off what is over its edge.
    '& [data-row]:focus-visible': { outlineOffset: '-3px' },
  },
});

interface ListKeysProps {
  isOn: boolean;
  /** `?` */
  onHelp: () => void;
  children: ReactNode;
}

/** Single keys for the lists in it (listKey.ts), wherever the focus is but in a field. */
export function ListKeys({ isOn, onHelp, children }: ListKeysProps): ReactElement {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isOverlayOpen()) return;
    const act = listKey(event);
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'help') onHelp();
    else act();
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
  return <Lists>{children}</Lists>;
}
