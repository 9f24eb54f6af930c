import { chakra } from '@chakra-ui/react';
import { ChevronDown, GripVertical } from 'lucide-react';
import type { CSSProperties, PointerEventHandler, ReactElement, ReactNode } from 'react';

const Item = chakra('li', {
  base: {
    position: 'relative',
    borderWidth: '1px',
    borderRadius: 'lg',
    bg: 'bg.panel',
    '&[data-dragged]': { zIndex: 1, boxShadow: 'raised', borderColor: 'primary' },
    '&:has(> [aria-invalid])': { borderColor: 'border.error' },
  },
});

const Top = chakra('div', { base: { display: 'flex', alignItems: 'stretch' } });

const Fold = chakra('button', {
  base: {
    flex: '1',
    minW: 0,
    minH: '14',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '3',
    pe: '2',
    py: '2',
    textAlign: 'start',
    borderRadius: 'lg',
    cursor: 'pointer',
    '& > svg:last-of-type': { flexShrink: 0, color: 'fg.muted' },
    '&[aria-expanded=true] > svg:last-of-type': { rotate: '180deg' },
    _hover: { bg: 'bg.muted' },
  },
});

const Grip = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    flexShrink: 0,
    color: 'fg.muted',
    cursor: 'grab',
    // Else a finger would scroll the page.
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
  },
});

const Body = chakra('div', {
  base: { display: 'grid', gap: '3', px: '3', pb: '3', pt: '2', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export interface DragHandle {
  readonly style: CSSProperties | undefined;
  readonly dragged: boolean;
  readonly onPointerDown: PointerEventHandler;
}

interface FoldedItemProps {
  itemKey: number;
  /** What it is, in one line. */
  children: ReactNode;
  /** Its fields: part of the form while they are folded. */
  fields: ReactNode;
  open: boolean;
  onToggle: () => void;
  drag?: DragHandle | undefined;
}

/** An item of a list in one line, which opens to its fields. */
export function FoldedItem({
  itemKey,
  children,
  fields,
  open,
  onToggle,
  drag,
}: FoldedItemProps): ReactElement {
  return (
    <Item data-key={itemKey} data-dragged={drag?.dragged ? '' : undefined} style={drag?.style}>
      <Top>
        <Fold type="button" aria-expanded={open} data-fold onClick={onToggle}>
          {children}
          <ChevronDown size={20} aria-hidden="true" />
        </Fold>
        {drag === undefined ? null : (
          // By keyboard the buttons among the fields move it.
          <Grip data-grip aria-hidden="true" onPointerDown={drag.onPointerDown}>
            <GripVertical size={20} />
          </Grip>
        )}
      </Top>
      <Body hidden={!open}>{fields}</Body>
    </Item>
  );
}

export const ItemList = chakra('ol', { base: { display: 'grid', gap: '2', listStyle: 'none' } });
