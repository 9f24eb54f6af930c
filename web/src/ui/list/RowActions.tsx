import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

/** The buttons of a row, in the cell of its actions. More than four are a RowMenu. */
export const RowActions = chakra('div', {
  // In a table the pictures, not the buttons around them, are in line with the header.
  base: { display: 'flex', ms: { md: '-3' } },
});

/** Beside the picture of a button where there is room for all. */
export const RowLabel = chakra('span', {
  base: { display: { base: 'none', xl: 'inline' }, fontSize: 'sm', whiteSpace: 'nowrap' },
});

interface RowActionProps {
  /** Names the row as well: `Delete 7PT-FLHV`. */
  label: string;
  /** A part of the label, shown on wide screens: `Delete`. */
  text?: string | undefined;
  icon: LucideIcon;
  onSelect: () => void;
  danger?: boolean | undefined;
  /** Keeps its place and the focus; its label says why, also when it is pressed. */
  disabled?: boolean | undefined;
}

export function RowAction(props: RowActionProps): ReactElement {
  const { label, text, icon: Icon, onSelect, danger = false, disabled = false } = props;
  return (
    <Button
      variant="ghost"
      size="icon"
      color={danger ? 'fg.error' : undefined}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? () => toast({ title: label }) : onSelect}
    >
      <Icon aria-hidden="true" />
      {text === undefined ? null : <RowLabel>{text}</RowLabel>}
    </Button>
  );
}
