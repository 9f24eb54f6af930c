import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'border.strong',
    mb: '5',
  },
});

const Tab = chakra('button', {
  base: {
    flexShrink: 0,
    minH: 'touch',
    px: '4',
    fontWeight: 'semibold',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottom: '4px solid transparent',
    borderTopRadius: 'md',
    _hover: { color: 'fg', bg: 'primary.subtle' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-selected=true]': { color: 'primary', fontWeight: 'bold', borderBottomColor: 'primary' },
    // The system's colours show transparent borders too.
    '@media (forced-colors: active)': { '&:not([aria-selected=true])': { borderColor: 'Canvas' } },
  },
});

export interface TabEntry<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly TabEntry<Value>[];
  /** Which tab is open, usually from the address. */
  value: Value;
  onChange: (value: Value) => void;
}

/** Only the open tab's content is rendered. Keyboard as in WAI-ARIA's pattern: arrow keys, Home and End open a tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>): ReactElement {
  const { label, tabs, value, onChange } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const openIndex = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  );
  const open = tabs[openIndex];
  // On a phone it may be beyond the edge.
  useLayoutEffect(() => {
    const bar = list.current;
    const tab = bar?.querySelectorAll<HTMLElement>('[role=tab]')[openIndex];
    if (bar === null || tab === undefined) return;
    bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2;
  }, [openIndex]);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = targetIndex(event.key, openIndex, tabs.length);
    const target = tabs[index];
    if (target === undefined || index === openIndex) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
    onChange(target.value);
  };
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {open === undefined ? null : (
        <chakra.div
          key={open.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.value}`}
          tabIndex={0}
          borderRadius="sm"
        >
          {open.content}
        </chakra.div>
      )}
    </div>
  );
}

function targetIndex(key: string, current: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return current;
  }
}
