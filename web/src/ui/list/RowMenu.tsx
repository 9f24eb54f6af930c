import { EllipsisVertical } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { MenuEntry } from '#web/ui/Menu.tsx';

const loadMenu = () => import('#web/ui/Menu.tsx');
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }));

interface RowMenuProps {
  /** Names the row: `Actions for Nomsa Dube`. */
  label: string;
  entries: readonly MenuEntry[];
}

/** The actions of a row where they are many. The menu's code is loaded when it is first needed. */
export function RowMenu({ label, entries }: RowMenuProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      <EllipsisVertical aria-hidden="true" />
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      {/* The card around a list cuts off what is over its edge. */}
      <Menu trigger={button} entries={entries} placement="bottom-end" strategy="fixed" opensOnMount />
    </Suspense>
  );
}
