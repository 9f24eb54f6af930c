import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '../Button.tsx';

/** The buttons of a row, in the cell of its actions. More than four are a RowMenu. */
export const RowActions = chakra('div', {
  // In a table the pictures, not the buttons around them, are in line with the header.
  base: { display: 'flex', ms: { md: '-3' } },
});

export interface Action {
  /** Names the row as well: `Delete 7PT-FLHV`. */
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onSelect: () => void;
  readonly isDangerous?: boolean;
  /** Keeps its place and the focus; its label says why. */
  readonly isUnavailable?: boolean;
}

export function RowAction({ label, icon: Icon, onSelect, isDangerous, isUnavailable }: Action): ReactElement {
  return (
    <Button
      variant="ghost"
      size="icon"
      color={isDangerous === true ? 'fg.error' : undefined}
      aria-label={label}
      aria-disabled={isUnavailable === true || undefined}
      onClick={isUnavailable === true ? undefined : onSelect}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
