import { EllipsisVertical } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '../Button.tsx';
import type { Action } from './RowActions.tsx';

const loadList = () => import('./RowMenuList.tsx');
const RowMenuList = lazy(async () => ({ default: (await loadList()).RowMenuList }));

interface RowMenuProps {
  /** Names the row: `Actions for Nomsa Dube`. */
  label: string;
  actions: readonly Action[];
}

/** The actions of a row where they are many. The menu's code is loaded when it is first needed. */
export function RowMenu({ label, actions }: RowMenuProps): ReactElement {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-haspopup="menu"
      onPointerEnter={() => void loadList()}
      onFocus={() => void loadList()}
      onClick={() => setWanted(true)}
    >
      <EllipsisVertical aria-hidden="true" />
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <RowMenuList label={label} actions={actions} />
    </Suspense>
  );
}
