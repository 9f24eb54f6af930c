import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { ListTable } from './useListTable.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minH: '14',
    px: '4',
    py: '1',
    borderBottomWidth: '1px',
    bg: 'bg.muted',
  },
});

interface SelectionBarProps<T extends object> {
  table: ListTable<T>;
  children: (selected: readonly T[], clear: () => void) => ReactNode;
}

/** Selects all rows, and holds what can be done with the selected ones. */
export function SelectionBar<T extends object>({ table, children }: SelectionBarProps<T>): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const selected = table.getSelectedRowModel().rows.map(({ original }) => original);
  const { length } = selected;
  const clear = () => table.setRowSelection({});
  // The pressed button goes with the selection.
  useLayoutEffect(() => {
    if (length === 0 && hadFocus.current && document.activeElement === document.body) {
      bar.current?.querySelector('input')?.focus();
    }
  });
  const isAll = length > 0 && length === table.getRowModel().rows.length;
  return (
    <Bar
      ref={bar}
      role="group"
      aria-label={t`Selection`}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        hadFocus.current = relatedTarget === null;
      }}
    >
      <RowCheckbox
        checked={isAll || (length > 0 && 'some')}
        onChange={(checked) => table.toggleAllRowsSelected(checked)}
      >
        <span>{t`Select all`}</span>
      </RowCheckbox>
      <chakra.span role="status" fontWeight="semibold">
        {length === 0 ? '' : t`${length} selected`}
      </chakra.span>
      {length === 0 ? null : (
        <>
          {children(selected, clear)}
          <Button variant="ghost" size="sm" onClick={clear}>
            {t`Clear selection`}
          </Button>
        </>
      )}
    </Bar>
  );
}
